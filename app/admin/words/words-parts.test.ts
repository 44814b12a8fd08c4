import { expect, it } from "vitest";
import { wordsFields, wordsParts } from "#contract/words/words-fields.ts";
import { parts } from "./words-parts.ts";

it.each(wordsParts)("the form of %s has an input for each of its fields", (part) => {
  const inputs = parts[part].groups.flatMap((group) => group.inputs.map(({ name }) => name));
  expect(inputs.sort()).toEqual(Object.keys(wordsFields[part].shape).sort());
});
