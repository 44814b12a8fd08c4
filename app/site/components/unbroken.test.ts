import { expect, it } from "vitest";
import { unbroken } from "./unbroken.ts";

it("keeps a time with its AM or PM, and an amount with its currency, and breaks everything else as before", () => {
  expect(unbroken("Saturday, 9 AM to 11.30 AM; 12 PM")).toBe("Saturday, 9\u00a0AM to 11.30\u00a0AM; 12\u00a0PM");
  expect(unbroken("12 January · LKR 45,000 · 3 seats left")).toBe("12\u00a0January\u00a0· LKR\u00a045,000\u00a0· 3\u00a0seats\u00a0left");
  expect(unbroken("Free · 3 AMPs, LKR by bank")).toBe("Free\u00a0· 3 AMPs, LKR by bank");
});
