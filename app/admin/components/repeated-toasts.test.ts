import { expect, it } from "vitest";
import { repeatedToasts } from "./repeated-toasts.ts";

const saved = { type: "success", title: "Saved. Every page shows it now." };

it("of equal notices the newest stays", () => {
  expect(
    repeatedToasts([
      { id: 3, ...saved },
      { id: 2, type: "success", title: "Enquiry saved" },
      { id: 1, ...saved },
    ]),
  ).toEqual([1]);
  expect(repeatedToasts([3, 2, 1].map((id) => ({ id, ...saved })))).toEqual([2, 1]);
});

it("what says something else, or offers to take something back, stays", () => {
  const action = { label: "Undo" };
  expect(
    repeatedToasts([
      { id: 5, ...saved },
      { id: 4, ...saved, action },
      { id: 3, ...saved, description: "Has no seat any more." },
      { id: 2, ...saved, type: "error" },
    ]),
  ).toEqual([]);
});
