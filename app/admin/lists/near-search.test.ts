import { expect, it } from "vitest";
import { nearSearch } from "./near-search.ts";

const texts = ["Words for the ward", "Grammar"];
const titles = ["German Deutsch", "Sinhala for nurses", "Français (A1)"];

it.each([
  ["germn", "german"],
  ["sinhla for nurses", "sinhala for nurses"],
  ["Francias", "francais"],
  ["german", undefined],
  ["korean", undefined],
  // It is somewhere, and words of texts are no names.
  ["ward", undefined],
  ["gramar", undefined],
  ["a2", undefined],
  ["", undefined],
])("takes %s for %s", (typed, meant) => expect(nearSearch(typed, [...titles, ...texts], titles)).toBe(meant));
