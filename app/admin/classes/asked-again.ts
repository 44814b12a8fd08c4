import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { canBeOneName, sharedWays } from "../enquiries/same-person.ts";

type Person = Pick<Enquiry, "name" | "phone" | "email">;
type Placed = { enrolled: readonly Person[]; waiting: readonly Person[] };

/** Where whoever asked for a class stands on its roster already, in an enquiry of before; undefined: nowhere. */
export function placeBefore(asked: Person, { enrolled, waiting }: Placed): "Has a seat above" | "Waits above" | undefined {
  const isTheirs = (other: Person) => canBeOneName(other.name, asked.name) && sharedWays(other, asked) !== "";
  if (enrolled.some(isTheirs)) return "Has a seat above";
  return waiting.some(isTheirs) ? "Waits above" : undefined;
}
