import { expect, it } from "vitest";
import { firstOf } from "#contract/kinds/single-kind.ts";
import { noticeTexts } from "#contract/site-texts/notice-texts.ts";
import { noticeOn } from "./notice.ts";

const notice = { ...firstOf(noticeTexts), text: "Closed for Poya.", from: "2028-02-28", to: "2028-02-29" };
const shownOn = (days: readonly string[], more: Partial<typeof notice> = {}) =>
  days.filter((day) => noticeOn(day, { ...notice, ...more }) !== undefined);

it("is there from its first day to the end of its last one, over the ends of months and years", () => {
  expect(shownOn(["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"])).toEqual(["2028-02-28", "2028-02-29"]);
  const overNewYear = { from: "2026-12-31", to: "2027-01-01" };
  expect(shownOn(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"], overNewYear)).toEqual(["2026-12-31", "2027-01-01"]);
  expect(shownOn(["2027-06-04", "2027-06-05", "2027-06-06"], { from: "2027-06-05", to: "2027-06-05" })).toEqual(["2027-06-05"]);
});

it("without a first or a last day has no such end, and without a text there is none", () => {
  const days = ["2000-01-01", "2028-02-28", "2028-02-29", "2999-12-31"];
  expect(shownOn(days, { from: "" })).toEqual(["2000-01-01", "2028-02-28", "2028-02-29"]);
  expect(shownOn(days, { to: "" })).toEqual(["2028-02-28", "2028-02-29", "2999-12-31"]);
  expect(shownOn(days, { from: "", to: "" })).toEqual(days);
  expect(shownOn(days, { text: "" })).toEqual([]);
});
