import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { csvText } from "../lists/csv.ts";

export function rosterCsv(people: readonly Enquiry[]): string {
  const rows = people.map(({ name, email, phone, phoneNumbers, status, placed_at }) => [
    status === "Enrolled" ? "Seat" : "Waiting list",
    name,
    email,
    phoneNumbers.join(" ") || phone,
    placed_at ?? "",
  ]);
  return csvText([["Place", "Name", "E-mail", "Phone", "Since"], ...rows]);
}
