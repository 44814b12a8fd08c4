import { expect, it } from "vitest";
import { noticeOn } from "#academy/site-settings/notice.ts";
import { firstOf } from "#contract/kinds/single-kind.ts";
import { noticeTexts } from "#contract/site-texts/notice-texts.ts";
import { noticeState } from "./notice-state.ts";

const notice = { ...firstOf(noticeTexts), text: "Closed for Poya.", from: "2026-12-31", to: "2027-01-01" };

it("says of a notice what visitors see, on its first and its last day as well", () => {
  const days = ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"];
  expect(days.map((day) => noticeState(notice, day))).toEqual([
    "The notice comes on 31 December 2026.",
    "Visitors see the notice now.",
    "Visitors see the notice now.",
    "The notice ended on 1 January 2027.",
  ]);
  for (const one of [notice, { ...notice, from: "" }, { ...notice, to: "" }, { ...notice, text: "" }])
    for (const day of days)
      expect([day, noticeState(one, day) === "Visitors see the notice now."]).toEqual([day, noticeOn(day, one) !== undefined]);
});
