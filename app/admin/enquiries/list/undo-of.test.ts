import { expect, it } from "vitest";
import { undoOf } from "./undo-of.ts";

const since = "2027-01-16T04:30:00.000Z";

it("what was marked is as it was before, in the version that the mark made", () => {
  const before = [{ id: 7, status: "Closed" as const, next_on: "", placed_at: null }];
  expect(undoOf([{ id: 7, version: 4 }], before, ["next_on"])).toEqual([{ id: 7, version: 4, status: "Closed", next_on: "" }]);
});

it("whoever had a place in a class has it since then again", () => {
  const before = [{ id: 7, status: "Waiting" as const, placed_at: since }];
  expect(undoOf([{ id: 7, version: 4 }], before, ["status"])).toEqual([{ id: 7, version: 4, status: "Waiting", placed_at: since }]);
});

it("of what nobody knows as it was nothing is taken back", () => {
  expect(undoOf([{ id: 8, version: 4 }], [{ id: 7, status: "New", placed_at: null }], ["status"])).toEqual([]);
});
