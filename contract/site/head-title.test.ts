import { expect, it } from "vitest";
import { headTitle } from "./head-title.ts";

it("has the academy's name where both fit into 60 letters", () => {
  expect(headTitle(["x".repeat(55)], "ab")).toBe(`${"x".repeat(55)} | ab`);
  expect(headTitle(["x".repeat(56)], "ab")).toBe("x".repeat(56));
  expect(headTitle(["German"])).toBe("German");
});

it("is the fullest that fits, and the shortest where none does", () => {
  expect(headTitle(["x".repeat(61), "y".repeat(60), "z"], "a")).toBe("y".repeat(60));
  expect(headTitle(["x".repeat(81), "y".repeat(71), "z".repeat(61)], "a")).toBe("z".repeat(61));
});
