import type { EnquiryStatus } from "./enquiry-labels.ts";

/** Statuses of an enquiry that waits for nothing: no list of what is due has it. */
export const doneWith: readonly EnquiryStatus[] = ["Closed", "Spam"];
export const isDoneWith = (status: string): boolean => doneWith.some((one) => one === status);

/** The status of an enquiry once its next step has a day (YYYY-MM-DD, "" for none): one that was done with is opened again. */
export function statusOncePlanned<Status extends string>(status: Status, next_on: string): Status | "Contacted" {
  return next_on !== "" && isDoneWith(status) ? "Contacted" : status;
}
