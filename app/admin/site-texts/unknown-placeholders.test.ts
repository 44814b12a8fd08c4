import { expect, it } from "vitest";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { saidOfUnknown, unknownPlaceholders } from "./unknown-placeholders.ts";

it("names what nothing is put in place of, once, wherever it stands", () => {
  const texts = { title: "Come to {name}, {oops}", slides: [{ heading: "{oops} {phone} {hour}" }], version: 3 };
  expect(unknownPlaceholders(textsKinds.home, texts)).toEqual(["oops", "hour"]);
  expect(unknownPlaceholders(textsKinds.level, { heading: "{language} with {name}" })).toEqual([]);
  expect(saidOfUnknown(["oops", "hour"])).toBe(" Visitors read {oops}, {hour} as it stands: there is nothing to put in its place.");
  expect(saidOfUnknown([])).toBe("");
});
