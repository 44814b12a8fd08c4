import { expect, it } from "vitest";
import { mayTakeOtherPages, selectionInWords } from "./selection-in-words.ts";

const first = { selected: 0, here: 50, total: 73, isPageSelected: false };
const page = { ...first, selected: 50, isPageSelected: true };

it("of a list with several pages it says that this page is meant", () => {
  expect(selectionInWords(first)).toBe("Select all 50 on this page");
  expect(selectionInWords({ ...first, selected: 3 })).toBe("3 selected");
  expect(selectionInWords(page)).toBe("All 50 on this page selected");
  expect(selectionInWords({ ...page, selected: 73 })).toBe("All 73 selected");
});

it("of a list with one page it says no more than that", () => {
  const one = { selected: 0, here: 7, total: 7, isPageSelected: false };
  expect(selectionInWords(one)).toBe("Select all");
  expect(selectionInWords({ ...one, selected: 7, isPageSelected: true })).toBe("7 selected");
});

it("all pages are offered once this one is selected, as far as they can be changed at once", () => {
  expect(mayTakeOtherPages(page, 100)).toBe(true);
  expect(mayTakeOtherPages({ ...page, total: 100 }, 100)).toBe(true);
  expect(mayTakeOtherPages({ ...page, total: 101 }, 100)).toBe(false);
  expect(mayTakeOtherPages(first, 100)).toBe(false);
  expect(mayTakeOtherPages({ ...page, selected: 73 }, 100)).toBe(false);
  expect(mayTakeOtherPages({ ...page, here: 50, total: 50 }, 100)).toBe(false);
});
