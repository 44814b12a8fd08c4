import { expect, it } from "vitest";
import { containing } from "./search.ts";

it("looks for it anywhere, and takes signs of a pattern as what they are", () => {
  expect(containing("Déutsch A1")).toBe("%deutsch a1%");
  expect(containing("100%_\\")).toBe("%100\\%\\_\\\\%");
});
