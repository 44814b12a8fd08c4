import { expect, it } from "vitest";
import { leftInWords } from "./classes-of.tsx";

it("says which classes go with a course, and how many people have a seat in them", () => {
  const one = { title: "A1 evening", enrolled: 1 };
  expect(leftInWords([])).toBeUndefined();
  expect(leftInWords([one])).toBe(
    "Its class leaves the website with it: A1 evening (1 person has a seat). Rosters stay, and come back with it.",
  );
  expect(leftInWords([one, { title: "A1 weekend", enrolled: 0 }, { title: "A2", enrolled: 12 }, one, one])).toBe(
    "Its 5 classes leave the website with it: A1 evening (1 person has a seat), A1 weekend, A2 (12 people have a seat), 2 more. Rosters stay, and come back with it.",
  );
});
