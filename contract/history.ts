import { contentPaths } from "./content-kinds.ts";
import { withoutNul } from "./fields/text.ts";
import { listQuery } from "./list.ts";
import { z } from "./zod.ts";

export const contentPath = z.enum(contentPaths);

/** A deleted item, kept for 30 days. `noun`: the path of its kind; `erased_at`: when it is erased for good. Moments are ISO 8601. */
export const trashed = z.object({
  noun: contentPath,
  id: z.number().int(),
  title: z.string(),
  deleted_at: z.string(),
  deleted_by: z.string(),
  erased_at: z.string(),
});
export type Trashed = z.output<typeof trashed>;

/** One saved version of an item; the newest is the present one. */
export const itemVersion = z.object({
  version: z.number().int(),
  saved_at: z.string(),
  saved_by: z.string(),
  item: z.looseObject({ id: z.number().int(), version: z.number().int() }),
});
/** The same of a kind with one item, which has no id. */
export const singleVersion = itemVersion.extend({ item: z.looseObject({ version: z.number().int() }) });
export type ItemVersion<Item> = { version: number; saved_at: string; saved_by: string; item: Item };

/**
 * A restored item. `unfeatured`: it was a featured course, and there is no room for it among these now. `kept`: the item stays as it is, and
 * the restored version, which was never published, is its working copy.
 */
export const restoredItem = z.looseObject({
  id: z.number().int(),
  version: z.number().int(),
  display_order: z.number().int().optional(),
  unfeatured: z.boolean().optional(),
  kept: z.boolean().optional(),
});
export type RestoredItem = z.output<typeof restoredItem>;

/** What a write changed in one field; long texts are cut, the whole is in the entry itself. */
export const fieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });

const day = z.iso.date("Please write a day as YYYY-MM-DD.");

export const auditQuery = listQuery.extend({
  actor: withoutNul.max(200).optional(),
  noun: withoutNul.max(50).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** A username, "system" for the program itself, "" for someone who is not known. */
  actor: z.string(),
  address: z.string(),
  /** create, update, delete, restore, restore-version, reorder, erase, sign-in, sign-in-failed, sign-out, password-change … */
  action: z.string(),
  /** A kind of content, or "enquiries", "accounts". */
  noun: z.string(),
  item_id: z.number().int().nullable(),
  title: z.string(),
  /** Whom an enquiry is of, as long as it is there; for those who may read enquiries. The log itself has no names of visitors. */
  person: z.string().optional(),
  changes: z.array(fieldChange),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditDetail = auditEntry.extend({ before: z.unknown(), after: z.unknown() });
export type AuditDetail = z.output<typeof auditDetail>;
