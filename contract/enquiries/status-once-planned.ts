import type { EnquiryStatus } from "./enquiry-labels.ts";

/** Of an enquiry that waits for nothing: it is in no list of what is due. */
export const doneWith: readonly EnquiryStatus[] = ["Closed", "Spam"];
export const isDoneWith = (status: string): boolean => doneWith.some((one) => one === status);

/** What an enquiry is once its next step has a day, YYYY-MM-DD or "" for none: one that was done with is opened again. */
export function statusOncePlanned<Status extends string>(status: Status, next_on: string): Status | "Contacted" {
  return next_on !== "" && isDoneWith(status) ? "Contacted" : status;
}
