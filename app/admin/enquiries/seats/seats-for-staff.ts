import { seatsLeftInWords } from "#contract/classes/class-labels.ts";
import type { ClassChoice } from "#contract/enquiries/staff-enquiries.ts";

/** "3 seats left", or who waits for one. */
export function seatsForStaff({ seats_left, waiting }: Pick<ClassChoice, "seats_left" | "waiting">): string {
  if (seats_left > 0) return seatsLeftInWords(seats_left);
  return waiting > 0 ? `full, ${waiting} waiting` : "full";
}
