import { expect, it } from "vitest";
import { shownPages } from "./pager.tsx";

it("every page is named while there are few, and those around this one when there are many", () => {
  expect(shownPages(1, 2)).toEqual([1, 2]);
  expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(shownPages(1, 20)).toEqual([1, 2, -20, 20]);
  expect(shownPages(10, 20)).toEqual([1, -9, 9, 10, 11, -20, 20]);
  expect(shownPages(99, 3)).toEqual([1, 2, 3]);
});
