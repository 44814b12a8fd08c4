import { expect, it } from "vitest";
import { addDays } from "#contract/site/days.ts";
import { visitSpans } from "./visit-spans.ts";

const days = [
  { day: "2027-02-28", visits: 3 },
  { day: "2027-03-01", visits: 4 },
];

it("shows each day of up to three months, also those without a visit", () => {
  const spans = visitSpans({ from: "2027-02-27", to: "2027-03-02", days });
  expect(spans.map(({ from, to, visits }) => [from === to, from, visits])).toEqual([
    [true, "2027-02-27", 0],
    [true, "2027-02-28", 3],
    [true, "2027-03-01", 4],
    [true, "2027-03-02", 0],
  ]);
  expect(visitSpans({ from: addDays("2027-03-02", -89), to: "2027-03-02", days })).toHaveLength(90);
  expect(visitSpans({ from: addDays("2027-03-02", -90), to: "2027-03-02", days })).toHaveLength(13);
});

it("puts the days of a year together by seven, the last seven ending today", () => {
  const spans = visitSpans({ from: addDays("2027-03-02", -364), to: "2027-03-02", days });
  expect(spans.at(-1)).toEqual({ from: "2027-02-24", to: "2027-03-02", visits: 7 });
  expect([spans.length, spans[0]]).toEqual([53, { from: "2026-03-03", to: "2026-03-03", visits: 0 }]);
});
