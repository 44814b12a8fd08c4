import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { factsKind } from "../kinds/academy-facts.ts";
import { optionsKind } from "../kinds/site-options.ts";
import { textsKinds } from "./texts-kinds.ts";

// By the words of the sources, at once: a text that is called as something else of its page passes. What visitors read tells exactly
// (tests/e2e/program/every-sentence.spec.ts), in minutes.

const root = join(import.meta.dirname, "../..");
const files = globSync("{academy,app/site,app/ui,contract}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/*.test.*", "contract/site-texts/*-texts.ts", "contract/kinds/*.ts"],
});
const sources = files.map((file) => readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ""));
const quoted = new Set(sources.flatMap((code) => [...code.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word.toLowerCase())));

/** Whether sources name a text: as a property, as one of several names, or put together as `${kind}_title` is of a word that they have in quotes. */
function readerOf(code: string): (name: string) => boolean {
  const properties = new Set([...code.matchAll(/(?:\.|[{,]\s*)(\w+)/g)].map(([, name]) => name));
  const templates = [...code.matchAll(/`(\w*)\$\{[^}]*\}(\w*)`/g)].filter(([, start, end]) => start !== "" || end !== "");
  const isMade = (name: string) =>
    templates.some(([, start = "", end = ""]) => {
      const word = name.slice(start.length, name.length - end.length);
      return name === start + word + end && quoted.has(word);
    });
  return (name) => properties.has(name) || quoted.has(name) || isMade(name);
}

it.each(Object.entries(textsKinds))("each text of %s is read somewhere", (part, { list }) => {
  // What the contact form says has a context of its own.
  const ofPart = new RegExp(`["'\`.]${part}\\b|\\b${part}[,:} ]|\\b${part}Texts\\b|FormSaysContext`, "i");
  const isRead = readerOf(sources.filter((code) => ofPart.test(code)).join("\n"));
  expect(Object.keys(list).filter((name) => !isRead(name))).toEqual([]);
});

it.each([factsKind, optionsKind])("each field of $path is read somewhere", ({ list }) => {
  const isRead = readerOf(sources.join("\n"));
  expect(Object.keys(list).filter((name) => !isRead(name))).toEqual([]);
});
