import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { privacyText } from "../site-settings/policies/privacy-text.ts";
import { termsText } from "../site-settings/policies/terms-text.ts";

const files = globSync(["*/samples/*.ts", "*/*-samples.ts"], { cwd: join(import.meta.dirname, "..") });

/** What is written in another way than everywhere else on the site. */
const otherWays = {
  "a straight apostrophe": /\p{L}'|'\p{L}/u,
  "a full hour with minutes": /\b\d{1,2}\.00 ?(?:[AP]M|noon|to)\b/,
  "a time without its half of the day": /\b\d{1,2}(?:\.\d\d)? to \d{1,2}(?:\.\d\d)? [AP]M\b/,
  "a half of the day in another way": /\d ?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})|\d[AP]M\b/u,
  "an American spelling":
    /\b(?:colors?|favorite|center|centers|organiz\w+|recogniz\w+|memoriz\w+|practic(?:ed|ing)|analyz\w+|traveling|fulfill|enroll|enrollment)\b/i,
};

function* textsIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null || depth > 8) return;
  for (const [name, one] of Object.entries(value)) if (!/slug|picture|image|url|cover/.test(name)) yield* textsIn(one, depth + 1);
}

const visible = (html: string) => html.replace(/<[^>]*>/g, "");
const found = (texts: Iterable<string>) =>
  Object.entries(otherWays).flatMap(([what, other]) =>
    [...texts].map(visible).flatMap((text) => {
      const at = text.search(other);
      return at < 0 ? [] : [`${what}: ${text.slice(Math.max(0, at - 30), at + 30)}`];
    }),
  );

test("what the site says first has one spelling, one apostrophe and one way to write a time", async () => {
  expect(files.length).toBeGreaterThan(20);
  const samples = await Promise.all(files.map((file) => import(join(import.meta.dirname, "..", file))));
  const said = Object.values(textsKinds).map(({ list }) => Object.values(list).map((field) => field.before));
  expect(found([...textsIn(samples.map((module) => ({ ...module }))), ...textsIn(said), privacyText, termsText])).toEqual([]);
});

test.each(["the student's own", "3.00 to 5 PM", "from 3 to 5.30 PM", "at 5 pm", "your favorite color"])("'%s' is another way", (text) => {
  expect(found([text])).not.toEqual([]);
});
