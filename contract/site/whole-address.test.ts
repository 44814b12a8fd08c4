import { expect, it } from "vitest";
import { wholeAddress } from "./whole-address.ts";

it("an address names its city once", () => {
  expect(wholeAddress("12 Temple Road", "Kandy")).toBe("12 Temple Road, Kandy");
  expect(wholeAddress("12 Temple Road, kandy 20000", "Kandy")).toBe("12 Temple Road, kandy 20000");
});
