import { expect, it } from "vitest";
import { unansweredAges } from "#contract/enquiries/desk-today.ts";
import { daysOfAge, viewAddress } from "./view-address.ts";

it("the ages of unanswered enquiries follow one another, without a day between them or a day twice", () => {
  expect(daysOfAge("today", "2026-03-01")).toEqual({ from: "2026-03-01" });
  expect(daysOfAge("1-2", "2026-03-01")).toEqual({ from: "2026-02-27", before: "2026-03-01" });
  expect(daysOfAge("3-7", "2026-03-01")).toEqual({ from: "2026-02-22", before: "2026-02-27" });
  const ages = Object.keys(unansweredAges) as (keyof typeof unansweredAges)[];
  const days = ages.map((age) => daysOfAge(age, "2026-03-01"));
  expect(days.slice(1).map(({ before }) => before)).toEqual(days.slice(0, -1).map(({ from }) => from));
});

it("the address of a figure names whose enquiries they are, where they are one person's", () => {
  expect(viewAddress({ view: "due", owner: 3 })).toBe("/admin/enquiries?view=due&owner=3");
  expect(viewAddress({ view: "all", q: "a&b", from: "2026-03-01" })).toBe("/admin/enquiries?view=all&q=a%26b&from=2026-03-01");
});
