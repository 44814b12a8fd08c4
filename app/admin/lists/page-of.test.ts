import { expect, test } from "vitest";
import { keptMeanwhile } from "./page-of.ts";

test("a page stays until the next one is there, but that a search found nothing is not said of another", () => {
  const page = { items: [{ id: 1 }], total: 1 };
  expect(keptMeanwhile(page)).toBe(page);
  expect(keptMeanwhile({ items: [], total: 0 })).toBeUndefined();
  expect(keptMeanwhile(undefined)).toBeUndefined();
  expect(keptMeanwhile({ all: 3, newer: 0 })).toEqual({ all: 3, newer: 0 });
});
