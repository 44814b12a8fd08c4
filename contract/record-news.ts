import { auditEntry } from "./history.ts";
import { z } from "./zod.ts";

/**
 * Where what a form shows stands now. `version`: of what is saved, null when it was deleted; `working_copy`: of its unpublished changes, null
 * when there are none; `last`: what was done to it last, null when that is not known any more; `saved_as`: what this person made of a new
 * one in another window.
 */
export const recordNews = z.object({
  version: z.number().int().nullable(),
  working_copy: z.number().int().nullable(),
  last: auditEntry.pick({ at: true, actor: true, action: true, noun: true, title: true, changes: true }).nullable(),
  saved_as: z.number().int().nullable(),
});
export type RecordNews = z.output<typeof recordNews>;
