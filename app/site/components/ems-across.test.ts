import { expect, it } from "vitest";
import { emsAcross } from "./ems-across.ts";

it("knows that the letters of some scripts are wider", () => {
  expect(emsAcross("Hallo")).toBe(3);
  expect(emsAcross("こんにちは")).toBe(5);
  expect(emsAcross("안녕 2")).toBeCloseTo(3.2);
});
