import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { sheetMoment } from "../components/moment.ts";
import { csvText } from "../lists/csv.ts";

const places: Partial<Record<Enquiry["status"], string>> = { Enrolled: "Seat", Waiting: "Waiting list" };

type Person = Pick<Enquiry, "name" | "email" | "phone" | "phoneNumbers" | "status" | "placed_at">;

export function rosterCsv(people: readonly Person[]): string {
  const rows = people.map(({ name, email, phone, phoneNumbers, status, placed_at }) => [
    places[status] ?? "Asked",
    name,
    email,
    phoneNumbers.join(" ") || phone,
    sheetMoment(placed_at ?? ""),
  ]);
  return csvText([["Place", "Name", "E-mail", "Phone", "Since"], ...rows]);
}
