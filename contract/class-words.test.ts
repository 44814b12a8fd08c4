import { expect, it } from "vitest";
import { feeInWords, timesInWords } from "./class-words.ts";

it("a fee is told in rupees", () => {
  expect([feeInWords(45_000), feeInWords(1_250_000), feeInWords(0)]).toEqual(["LKR 45,000", "LKR 1,250,000", "Free"]);
});

it("times at the same hours are told together, in the order of the week", () => {
  const at = (weekday: "Monday" | "Wednesday" | "Saturday", from: string, to: string) => ({ weekday, from, to });
  expect(timesInWords([at("Saturday", "09:00", "13:00"), at("Wednesday", "18:00", "20:30"), at("Monday", "18:00", "20:30")])).toBe(
    "Monday and Wednesday, 6 PM to 8.30 PM; Saturday, 9 AM to 1 PM",
  );
  expect(timesInWords([])).toBe("");
});
