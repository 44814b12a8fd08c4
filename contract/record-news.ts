import { auditEntry } from "./history.ts";
import { z } from "./zod.ts";

/**
 * What became of the item in a form since it was opened. `version`: of the saved item, null when it was deleted; `working_copy`: its version,
 * null when there is none; `last`: what was done to it last, null when that is not known any more; `saved_as`: the id that a new item got
 * when this person saved it in another window.
 */
export const recordNews = z.object({
  version: z.number().int().nullable(),
  working_copy: z.number().int().nullable(),
  last: auditEntry.pick({ at: true, actor: true, action: true, noun: true, title: true, changes: true }).nullable(),
  saved_as: z.number().int().nullable(),
});
export type RecordNews = z.output<typeof recordNews>;
