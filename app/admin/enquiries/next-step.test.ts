import { expect, it } from "vitest";
import { isOverdue, nextMonday, quickSteps, stepInWords } from "./next-step.ts";

it("a next step says when it is due", () => {
  const words = (next_on: string, next_step = "Call back") => stepInWords({ next_step, next_on }, "2027-01-31");
  expect(["", "2027-01-31", "2027-02-01", "2027-02-02", "2027-01-30"].map((day) => words(day))).toEqual([
    "Call back",
    "Call back, today",
    "Call back, tomorrow",
    "Call back, 2 February 2027",
    "Call back, overdue since 30 January 2027",
  ]);
  expect(words("2027-02-01", "")).toBe("Next step, tomorrow");
  expect(words("", "")).toBe("");
});

it("is overdue from the day after it was due, not on its day", () => {
  const overdue = (today: string) => ["", "2028-02-28", "2028-02-29", "2028-03-01"].filter((next_on) => isOverdue(next_on, today));
  expect(overdue("2028-02-29")).toEqual(["2028-02-28"]);
  expect(overdue("2028-03-01")).toEqual(["2028-02-28", "2028-02-29"]);
  expect(overdue("2028-02-28")).toEqual([]);
});

it("next week begins on its Monday", () => {
  // 1 February 2027 is a Monday.
  expect(["2027-01-31", "2027-02-01", "2027-02-06"].map(nextMonday)).toEqual(["2027-02-01", "2027-02-08", "2027-02-08"]);
  expect(quickSteps("2027-02-28").map(({ next_on }) => next_on)).toEqual(["2027-03-01", "2027-03-03", "2027-03-01"]);
});
