import type { Reader } from "#database/transaction.ts";

/** The enquiries that are counted: one that was merged counts where it was merged into. */
export function enquiriesThatCount(db: Reader) {
  return db.selectFrom("enquiries").where("enquiries.merged_into", "is", null);
}
