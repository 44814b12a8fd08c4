import { expect, it } from "vitest";
import { sameInAnyCase, titleFromAddress } from "./title-from-address.ts";

it("underscores of an address are the spaces of a title", () => {
  expect(titleFromAddress("German_for_nurses")).toBe("German for nurses");
});

it("addresses are one in any case and however an accent is put together, and two with another letter or a space within", () => {
  expect(sameInAnyCase(" FRANÇAIS", "franc\u0327ais ")).toBe(true);
  for (const other of ["Francais", "Fran çais", "Français 2", ""]) expect(sameInAnyCase("Français", other)).toBe(false);
});
