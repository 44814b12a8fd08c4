import { expect, it } from "vitest";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { shownFacts } from "#tests/factories.ts";
import { factsToCome } from "./facts-to-come.ts";

const now: AcademyFacts = { ...shownFacts, landmark: "the clock tower" };
const closed = [{ name: "Poya", dates: "1 January 2027", text: "closed", from: "2027-01-01", to: "2027-01-01" }];
const from = "2027-01-01";
const toCome = (then: Partial<AcademyFacts>) => factsToCome(now, { ...now, ...then }, from);

it("a move is said with all that belongs to the place, and without what belonged to the old one", () => {
  const { landmark: _, ...moved } = { ...now, address: "1 Beach Road, Matara", city: "Matara", map: "https://maps.example/1" };
  const place = { address: "1 Beach Road, Matara", city: "Matara", map: "https://maps.example/1" };
  expect(factsToCome(now, moved, from)).toStrictEqual({ from, place });
  const signs = { landmark: "the blue door", buses: "100 and 155" };
  expect(factsToCome(now, { ...moved, ...signs }, from)).toStrictEqual({ from, place: { ...place, ...signs } });
});

it("so are another phone, another e-mail and other hours, without the holidays that stand beside those of now", () => {
  expect(toCome({ phones: [["+94 41 333 0000"]] })).toEqual({ from, phones: [["+94 41 333 0000"]] });
  expect(toCome({ email: "new@academy.example" })).toEqual({ from, email: "new@academy.example" });
  const lines: AcademyFacts["hours"]["lines"] = [["Monday", "9 AM to 1 PM", "09:00-13:00"]];
  expect(toCome({ hours: { lines, changes: closed, today: "1 January 2027: closed" } })).toEqual({ from, hours: { lines } });
});

it("nothing is said of what nobody comes, calls or writes by", () => {
  expect(toCome({})).toBeUndefined();
  expect(toCome({ name: "Another", social: [["Facebook", "https://facebook.example"]] })).toBeUndefined();
  expect(toCome({ hours: { ...now.hours, changes: closed } })).toBeUndefined();
});
