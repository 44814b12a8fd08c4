import { expect, it } from "vitest";
import { setAcademyTimeZone } from "../components/moment.ts";
import { rosterCsv } from "./roster-csv.ts";

it("each person is a line: the place, and the phone in the form in which it is dialled, else as it was typed", () => {
  setAcademyTimeZone("Asia/Colombo");
  const person = { name: "Nimali", email: "n@example.com", phone: "077 / 123 45 67", phoneNumbers: ["+94771234567"], placed_at: null };
  const lines = rosterCsv([
    { ...person, status: "Enrolled", placed_at: "2026-11-25T15:49:00.000Z" },
    { ...person, status: "Waiting", phone: "at home", phoneNumbers: [] },
    { ...person, status: "New" },
  ]);
  expect(lines.slice(1).split("\r\n")).toEqual([
    "Place,Name,E-mail,Phone,Since",
    "Seat,Nimali,n@example.com,+94 771234567,2026-11-25 21:19",
    "Waiting list,Nimali,n@example.com,at home,",
    "Asked,Nimali,n@example.com,+94 771234567,",
    "",
  ]);
});
