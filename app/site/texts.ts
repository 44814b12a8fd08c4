import { createContext } from "react";
import type { RouterContextProvider } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { firstOf, type SingleKind } from "#contract/kinds/single-kind.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { hasSomething, type PartAround, type SaidFacts, type SiteFacts, textsWith } from "#contract/site-texts/text-shapes.ts";
import { type ChangedPart, type TextsOf, type TextsPart, textsKinds } from "#contract/site-texts/texts-kinds.ts";

const kinds: readonly [string, SingleKind][] = Object.entries(textsKinds);
/** What each part says until staff say something else, by the names of the parts. */
export const firstTexts = Object.fromEntries(kinds.map(([part, kind]) => [part, firstOf(kind)])) as {
  [Part in TextsPart]: TextsOf<Part>;
};

/** What texts that speak of exams say while there are none, by the names of their parts. */
const firstWithoutExams: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  kinds.map(([part, { list }]) => [
    part,
    Object.fromEntries(Object.entries(list).flatMap(([name, { withoutExams: said }]) => (said === undefined ? [] : [[name, said]]))),
  ]),
);

/** A part with what staff `changed` of it, and the academy's facts. */
export function textsOf<Part extends TextsPart>(part: Part, changed: Partial<TextsOf<Part>> | undefined, facts: SaidFacts) {
  const first = firstTexts[part];
  const without = firstWithoutExams[part];
  if (!without || hasSomething(facts, pagesOf.exams.list)) return textsWith<TextsOf<Part>>(first, changed, facts);
  return textsWith<TextsOf<Part>>({ ...first, ...without }, changed && entriesWithout(first, without, changed), facts);
}

/** In lists that staff changed, entries that still say what they said first become what is said without exams. */
function entriesWithout<Texts extends object>(first: object, without: Record<string, unknown>, changed: Texts): Texts {
  const entries = Object.entries(changed).map(([name, value]) => {
    const [before, said] = [Reflect.get(first, name), without[name]];
    if (!Array.isArray(value) || !Array.isArray(before) || !Array.isArray(said)) return [name, value];
    const texts = before.map((entry) => JSON.stringify(entry));
    return [name, value.map((entry) => said[texts.indexOf(JSON.stringify(entry))] ?? entry)];
  });
  return { ...changed, ...Object.fromEntries(entries) };
}

/** What a page says: some parts, each under its name, with what staff changed and the academy's facts. */
export async function readTexts<Part extends ChangedPart>(context: Readonly<RouterContextProvider>, ...parts: readonly Part[]) {
  const [facts, data] = [context.get(factsContext), context.get(requestDataContext)];
  const texts = await Promise.all(parts.map(async (part) => [part, textsOf(part, await data.texts(part), facts)]));
  return Object.fromEntries(texts) as { [Name in Part]: TextsOf<Name> };
}

/** The same of a part that is of all pages: what was changed of it comes with the facts. */
export function textsAround<Part extends PartAround>(part: Part, facts: SiteFacts): TextsOf<Part> {
  // Under the name of a part stands what was changed of that part.
  return textsOf(part, facts[part] as Partial<TextsOf<Part>> | undefined, facts);
}

/** The texts of components in the middle of a page; page-shell.tsx provides them. */
export const SaidContext = createContext({ shared: firstTexts.shared, failures: firstTexts.failures });

/** Kinds of things that may be missing, as the texts about it name them: "course", "class", … */
export type What = { [Name in keyof TextsOf<"failures">]: Name extends `${infer One}_failed` ? One : never }[keyof TextsOf<"failures">];
