import { expect, it } from "vitest";
import { changesBetween } from "./changes.ts";

it("of two long texts the part is told where they begin to differ", () => {
  const same = "x".repeat(900);
  const [change] = changesBetween({ content: `${same}old${same}`, title: "A" }, { content: `${same}new${same}`, title: "A" });
  expect(change?.before).toMatch(/^…x+oldx+…$/);
  expect(change?.after).toMatch(/^…x+newx+…$/);
  expect(changesBetween({ content: "old" }, { content: `new${same}` })).toEqual([
    { field: "content", before: "old", after: `new${"x".repeat(297)}…` },
  ]);
});
