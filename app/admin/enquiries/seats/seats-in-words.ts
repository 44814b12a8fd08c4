import type { ClassChoice } from "#contract/enquiries/staff-enquiries.ts";

/** "3 seats left", or who waits for one. */
export function seatsInWords({ seats_left, waiting }: Pick<ClassChoice, "seats_left" | "waiting">): string {
  if (seats_left > 0) return `${seats_left} ${seats_left === 1 ? "seat" : "seats"} left`;
  return waiting > 0 ? `full, ${waiting} waiting` : "full";
}
