import type { Enquiry, EnquiryChange } from "#contract/enquiries/enquiry.ts";
import { capitalised } from "../../components/capitalised.ts";

type Place = Pick<Enquiry, "status" | "class_id">;
type Wanted = Pick<EnquiryChange, "status" | "class_id">;

/** A status that speaks of a class: in it, or on its waiting list; undefined for any other. */
export const placedStatus = (status: string) => (["Enrolled", "Waiting"] as const).find((placed) => placed === status);

/** Whether a change puts somebody into a class, or on its waiting list, without saying into which. */
export function lacksClass({ status, class_id }: Place, wanted: Wanted): boolean {
  const after = wanted.status ?? status;
  return placedStatus(after) !== undefined && after !== status && (wanted.class_id === undefined ? class_id : wanted.class_id) === null;
}

/** Whether a change takes a seat from somebody who has one, or a place on a waiting list. */
export function losesPlace({ status, class_id }: Place, { status: after = status }: Wanted): boolean {
  if (class_id === null || after === status) return false;
  return status === "Enrolled" || (status === "Waiting" && after !== "Enrolled");
}

/** What a change did to seats: "2 have no seat any more.", of somebody alone "Has no seat any more."; undefined when it did nothing to any. */
export function placesInWords(before: readonly (Place & { id: number })[], after: readonly (Place & { id: number })[]): string | undefined {
  const left = before.filter((old) => after.some((now) => now.id === old.id && losesPlace(old, now)));
  const of = (status: Place["status"], one: string, many: string) => {
    const count = left.filter((old) => old.status === status).length;
    if (count === 0) return "";
    if (before.length === 1) return capitalised(one);
    return count === 1 ? `1 ${one}` : `${count} ${many}`;
  };
  const said = [
    of("Enrolled", "has no seat any more.", "have no seat any more."),
    of("Waiting", "is off a waiting list.", "are off waiting lists."),
  ];
  return said.filter(Boolean).join(" ") || undefined;
}
