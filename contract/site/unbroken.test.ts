import { expect, it } from "vitest";
import { unbroken } from "./unbroken.ts";

it("keeps a time from when to when, and an amount with its currency, and breaks everything else as before", () => {
  expect(unbroken("Saturday, 9 AM to 11.30 AM; 12 PM")).toBe("Saturday, 9\u00a0AM\u00a0to\u00a011.30\u00a0AM; 12\u00a0PM");
  expect(unbroken("about 24 weeks at 5 hours a week")).toBe("about 24\u00a0weeks at 5\u00a0hours a week");
  expect(unbroken("12 January · LKR 45,000 · 3 seats left")).toBe("12\u00a0January\u00a0· LKR\u00a045,000\u00a0· 3\u00a0seats\u00a0left");
  expect(unbroken("1 seat left, 1 hour, 2 seatings")).toBe("1\u00a0seat\u00a0left, 1\u00a0hour, 2 seatings");
  expect(unbroken("A1 weekday afternoons")).toBe("A1 weekday afternoons");
  expect(unbroken("HSK 1 to 3, weekend")).toBe("HSK\u00a01\u00a0to\u00a03, weekend");
  expect(unbroken("Free · 3 AMPs, LKR by bank")).toBe("Free\u00a0· 3 AMPs, LKR by bank");
});
