import type { Writer } from "#database/transaction.ts";
import type { EnquiryRow } from "../enquiry-rows.ts";

type SeatFields = Pick<EnquiryRow, "class_id" | "status" | "merged_into">;

/** Whether an enquiry takes a seat of its class, or a place on its waiting list. */
export function takesSeat({ class_id, status, merged_into }: SeatFields): boolean {
  return class_id !== null && merged_into === null && (status === "Enrolled" || status === "Waiting");
}

/** Whether a change of this enquiry changes what the site says of a class. */
export function changesSeats(before: SeatFields, wanted: { [Name in keyof SeatFields]?: SeatFields[Name] | undefined }): boolean {
  const { status = before.status, class_id = before.class_id, merged_into = before.merged_into } = wanted;
  const after = { status, class_id, merged_into };
  if (before.status === status && before.class_id === class_id && before.merged_into === merged_into) return false;
  return takesSeat(before) || takesSeat(after);
}

/** Runs work in the transaction that it needs: with the lock on classes where seats change hands, so that no seat is taken twice. */
export type InTransaction = <T>(movesSeats: boolean, work: (tx: Writer) => Promise<T>) => Promise<T>;
