import { expect, it } from "vitest";
import { listQuery } from "./list.ts";

it.each([
  ["limit", "1e99", "limit must be 1000 or less."],
  ["limit", "0.5", "limit must be 1 or more."],
  ["limit", "1.5", "limit must be a whole number."],
  ["limit", "many", "limit must be a number."],
  ["offset", "1e99", "offset must be 10000000 or less."],
  ["offset", "-1e99", "offset must be 0 or more."],
  ["offset", "1.5", "offset must be a whole number."],
])("a %s of %s is refused with one sentence", (name, given, sentence) => {
  expect(listQuery.safeParse({ [name]: given }).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it("takes each bound itself", () => {
  expect(listQuery.parse({ limit: "1000", offset: "10000000" })).toEqual({ limit: 1000, offset: 10_000_000 });
  expect(listQuery.parse({ limit: "1", offset: "" })).toEqual({ limit: 1, offset: 0 });
});
