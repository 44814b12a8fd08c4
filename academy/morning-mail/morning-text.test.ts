import { expect, test } from "vitest";
import { firstName, isQuiet, morningText } from "./morning-text.ts";

test.each([
  ["Nimal Perera", "Nimal"],
  ["  O'Brien  Smith", "O'Brien"],
  ["கவிதா ராஜன்", "கவிதா"],
  ["ශ්‍රීමතී පෙරේරා", "ශ්‍රීමතී"],
  ["Dr. Silva", "Dr"],
  ["https://evil.example/win now", "Somebody"],
  ["evil.example", "Somebody"],
  ["0771234567", "Somebody"],
  ["a@b.lk", "Somebody"],
  ["", "Somebody"],
  ["Kamala  Devi", "Kamala"],
  ["A".repeat(31), "Somebody"],
  ["x\r\nBcc: y@z.lk", "x"],
])("of %j a mail says %j", (name, said) => {
  expect(firstName(name)).toBe(said);
});

test("a morning is quiet while nothing is due, overdue or new", () => {
  const none = { items: [], more: 0 };
  const some = { items: [{ id: 7, name: "Nimal" }], more: 0 };
  const quiet = { due: none, overdue: none, fresh: none };
  expect(isQuiet(quiet)).toBe(true);
  for (const list of ["due", "overdue", "fresh"] as const) expect([list, isQuiet({ ...quiet, [list]: some })]).toEqual([list, false]);
  expect(isQuiet({ due: some, overdue: some, fresh: some })).toBe(false);
});

test("the mail says how many there are, whom, and where to turn it off", () => {
  const none = { items: [], more: 0 };
  const morning = {
    due: { items: [{ id: 7, name: "Nimal Perera" }], more: 0 },
    overdue: none,
    fresh: { items: [{ id: 8, name: "Kamala" }], more: 4 },
  };
  const places = { academy: "The academy", backOffice: "https://a.example/admin/enquiries", account: "https://a.example/admin/account" };
  const { subject, text } = morningText(morning, places);
  expect(subject).toBe("Enquiries: 1 due today, 5 new | The academy");
  expect(text).toContain("Due today, and looked after by you:\nNimal: https://a.example/admin/enquiries?form=7\n\n");
  expect(text).toContain("Kamala: https://a.example/admin/enquiries?form=8\nand 4 more\n\n");
  expect(text).toMatch(/Turn it off under My account: https:\/\/a\.example\/admin\/account$/);
  expect(text).not.toMatch(/Overdue|Perera/);
  expect(text.startsWith("Good morning,\n\nDue today")).toBe(true);
});
