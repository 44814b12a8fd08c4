import { expect, it } from "vitest";
import type { FieldList } from "#contract/fields/field.ts";
import { factsKind } from "#contract/kinds/academy-facts.ts";
import { optionsKind } from "#contract/kinds/site-options.ts";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { comparedOf } from "./compared.ts";
import { partsOf, readsTheSame } from "./compared-parts.ts";

function fieldOf(list: FieldList, name: string) {
  const field = comparedOf(list).find((one) => one.name === name);
  if (!field) throw new Error(name);
  return field;
}
const marked = (list: FieldList, name: string, one: unknown, other: unknown) =>
  partsOf(fieldOf(list, name), one, other)?.map(({ type, tokens }) => `${type}:${tokens.map(({ text }) => text).join("")}`);

const link = (name: string, more = "") => ({ name, url: `https://${name.toLowerCase()}.example/${more}` });

it("rows that changed their places are lines that moved, or stand beside each other, never words of one in the other", () => {
  const before = [link("Facebook"), link("Instagram"), link("YouTube")];
  expect(marked(factsKind.list, "social", before, [link("Instagram"), link("YouTube"), link("Facebook")])).toEqual([
    "removed:Facebook: https://facebook.example/\n",
    "same:Instagram: https://instagram.example/\nYouTube: https://youtube.example/\n",
    "added:Facebook: https://facebook.example/\n",
  ]);
  expect(marked(factsKind.list, "social", before, [link("YouTube"), link("Instagram"), link("Facebook", "serendib")])).toBeUndefined();
  expect(marked(factsKind.list, "social", before, [link("Facebook", "serendib"), link("Instagram"), link("YouTube")])).toEqual([
    "same:Facebook: https://facebook.example/",
    "added:serendib",
    "same:\nInstagram: https://instagram.example/\nYouTube: https://youtube.example/",
  ]);
  expect(marked(factsKind.list, "languages", ["English", "Sinhala"], ["Sinhala", "English"])).toEqual([
    "removed:• English\n",
    "same:• Sinhala\n",
    "added:• English\n",
  ]);
});

it("what differs in a picture only is told apart from what reads differently", () => {
  const scenes = fieldOf(textsKinds.home.list, "scenes");
  const scene = (image: string, alt: string) => [{ image, alt }];
  expect(readsTheSame(scenes, scene("/a", "A rock"), scene("/b", "A rock"))).toBe(true);
  expect(readsTheSame(scenes, scene("/a", "A rock"), scene("/a", "A train"))).toBe(false);
});

it("0 months of keeping read as what they mean", () => {
  const { words } = fieldOf(optionsKind.list, "enquiryKeepMonths");
  expect([words?.(0), words?.(24)]).toEqual(["for ever", "24"]);
});
