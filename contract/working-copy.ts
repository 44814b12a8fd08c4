import { contentPath } from "./history.ts";
import { z } from "./zod.ts";

/**
 * Unpublished changes of an item. `base_version`: what they were made on; `version`: grows with every save; `item`: as it would be;
 * `takes_over_at`: when they take its place by themselves (ISO 8601), if they do.
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
