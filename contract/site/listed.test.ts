import { expect, it } from "vitest";
import { listed } from "./listed.ts";

it('parts of a sentence are parted by commas, the last one by "and"', () => {
  expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(listed)).toEqual(["", "A", "A and B", "A, B and C"]);
});
