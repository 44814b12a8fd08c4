import { contentPath } from "./history.ts";
import { z } from "./zod.ts";

/**
 * Unpublished changes of an item. `base_version`: the version of the item that they were made on; `version`: grows with every save of them;
 * `item`: the item with them; `takes_over_at`: when they are published by themselves (ISO 8601), if they are.
 */
export const workingCopy = z.object({
  version: z.number().int(),
  base_version: z.number().int(),
  saved_at: z.string(),
  saved_by: z.string(),
  takes_over_at: z.string().optional(),
  item: z.looseObject({ id: z.number().int(), version: z.number().int() }),
});
export type WorkingCopy = z.output<typeof workingCopy>;

export const workingCopyNote = z.object({ noun: contentPath, id: z.number().int(), saved_at: z.string(), saved_by: z.string() });
export type WorkingCopyNote = z.output<typeof workingCopyNote>;
