import type { Selectable } from "kysely";
import type { EnquiryTable } from "#database/tables.ts";
import type { Reader } from "#database/transaction.ts";
import { notFound } from "./errors.ts";

export type EnquiryRow = Selectable<EnquiryTable>;

/** Throws NotFound. */
export function enquiryIn(db: Reader, id: number): Promise<EnquiryRow> {
  return db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirstOrThrow(notFound("Enquiry not found"));
}

/** The enquiries that lists and figures count: one that was merged counts as part of the one it was merged into. */
export function enquiriesThatCount(db: Reader) {
  return db.selectFrom("enquiries").where("enquiries.merged_into", "is", null);
}
