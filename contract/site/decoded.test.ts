import { expect, it } from "vitest";
import { decoded } from "./decoded.ts";

it("a part of an address is read as people read it, and as it stands where it is wrongly encoded", () => {
  expect(["%E0%B6%B8", "a%20b", "/%E0", "50%"].map(decoded)).toEqual(["ම", "a b", "/%E0", "50%"]);
});
