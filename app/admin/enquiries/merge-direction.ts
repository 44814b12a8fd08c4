import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { isDoneWith } from "#contract/enquiries/status-once-planned.ts";
import { placedStatus } from "./seats/seat-rules.ts";

type Merged = Pick<Enquiry, "status" | "class_id">;

const takesSeat = ({ class_id, status }: Merged) => class_id !== null && placedStatus(status) !== undefined;

/**
 * Whether two enquiries become one in the other one than the one that is open: a place in a class stays with the enquiry that has it, and
 * what is still to be answered does not go into one that is closed.
 */
export function goesIntoOther(open: Merged, other: Merged): boolean {
  if (takesSeat(open) || takesSeat(other)) return takesSeat(other) && !takesSeat(open);
  return isDoneWith(open.status) && !isDoneWith(other.status);
}
