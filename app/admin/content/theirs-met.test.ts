import { expect, it } from "vitest";
import { theirsMet } from "./theirs-met.ts";

const item = { id: 1, version: 3, title: "Live" };
const copy = { version: 7, base_version: 2, saved_at: "", saved_by: "Ann", item: { id: 1, version: 2, title: "Changed" } };
const publishes = () => false;
const asItWouldBe = { id: 1, version: 2, title: "Changed" };

it("unpublished changes that somebody else saved come before the item", () => {
  expect(theirsMet({ item, copy, seen: 6, publishes })).toEqual(asItWouldBe);
  expect(theirsMet({ item, copy, seen: undefined, publishes })).toEqual(asItWouldBe);
});

it("of changes that the form shows itself, the item moved on: they are no proof that it was saved", () => {
  expect(theirsMet({ item, copy, seen: 7, publishes })).toBe(item);
  expect(theirsMet({ item, copy: null, seen: undefined, publishes })).toBe(item);
});

it("the same changes, kept by somebody else, are not published yet", () => {
  expect(theirsMet({ item, copy, seen: 6, publishes: () => true })).toBe(item);
  expect(theirsMet({ item, copy, seen: 6, publishes })).toEqual(asItWouldBe);
});
