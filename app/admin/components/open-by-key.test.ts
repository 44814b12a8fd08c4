import { expect, it } from "vitest";
import { choosesUnseen } from "./open-by-key.ts";

const pressed = (key: string, held: object = {}) => choosesUnseen({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

it.each(["ArrowDown", "ArrowUp", "ArrowLeft", "PageDown", "Home", "End", "c", "É"])("%s chooses of a closed list", (key) => {
  expect(pressed(key)).toBe(true);
});

it.each(["Tab", "Enter", "Escape", " ", "Shift", "F10"])("%j chooses nothing", (key) => {
  expect(pressed(key)).toBe(false);
});

it("a key that is held with another one is the browser's, or another part's", () => {
  expect(pressed("ArrowDown", { altKey: true })).toBe(false);
  expect(pressed("c", { ctrlKey: true })).toBe(false);
  expect(pressed("c", { metaKey: true })).toBe(false);
});
