import type { EnquiryStatus } from "./enquiry-labels.ts";

/** Whether an enquiry waits for nothing: it is in no list of what is due. */
export const isDoneWith = (status: string): boolean => status === "Closed" || status === "Spam";

/** What an enquiry is once its next step has a day, YYYY-MM-DD or "" for none: one that was done with is opened again. */
export function statusOncePlanned(status: EnquiryStatus, next_on: string): EnquiryStatus {
  return next_on !== "" && isDoneWith(status) ? "Contacted" : status;
}
