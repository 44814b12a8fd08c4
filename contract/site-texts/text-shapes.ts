import type { PageHeads } from "../look/page-heads.ts";
import type { ShownLook } from "../look/shown-look.ts";
import { type AcademyFacts, hoursPhrase } from "../shown-facts.ts";
import { isItemOf } from "../site/page-address.ts";
import type { TextsOf } from "./texts-kinds.ts";

// What pages need of the site's texts; nothing here needs zod.

export type Entry = { name: string; text: string };
/** A picture and what it shows; `image` is an uploaded one or one of the program's drawings. */
export type Scene = { image: string; alt: string };
/** Where a link leads: a page of the site ("/courses") or an address elsewhere. */
export type NamedLink = { name: string; to: string };

export type Notice = { text: string; link?: string; name?: string; pages?: string[] };

/** A picture of 1200 by 630 for where a page is shared, and what it says. */
export type ShareImage = { image: string; alt: string };

/** The parts of the site texts that every page carries. */
export const partsAround = ["layout", "chat", "shared", "failures"] as const;
export type PartAround = (typeof partsAround)[number];
type TextsAround = { [Part in PartAround]?: Partial<TextsOf<Part>> };

/** What every page carries: the facts, what staff changed in the texts around it and in the look, the notice of the day, and the picture for where it is shared. */
export type SiteFacts = AcademyFacts &
  TextsAround & {
    share: ShareImage;
    look?: ShownLook;
    heads?: PageHeads;
    classroom?: string;
    notice?: Notice;
    /** The lists in which there is nothing, by their addresses ("/exams"): no page leads there, or speaks of what they would have. */
    empty?: readonly string[];
  };

/** The facts that the texts need. */
export type SaidFacts = AcademyFacts & Pick<SiteFacts, "empty">;

/** Whether there is something at an address: an empty list is a page that nothing leads to. */
export function hasSomething({ empty = [] }: Pick<SiteFacts, "empty">, path: string): boolean {
  return !empty.includes(path);
}

/** Whether a notice is shown on a page: on all, or on those of its `pages` and the items listed there. */
export function isForPage({ pages }: Notice, path: string): boolean {
  if (!pages) return true;
  return pages.some((start) => (start === "/" ? path === "/" : path.startsWith(start) || isItemOf(start, path)));
}

/** A text with the academy's facts in place of "{name}" and the like; `written` escapes each where the text is not plain. */
export function withFacts(text: string, facts: AcademyFacts, written = (fact: string) => fact): string {
  const said: Record<string, string> = {
    name: facts.name,
    hours: hoursPhrase(facts, (_, between) => `${between}, every day of the week`),
    phone: facts.phones[0][0],
    email: facts.email,
    address: facts.address,
  };
  return text.replace(/\{(name|hours|phone|email|address)\}/g, (_, fact) => written(said[fact] ?? ""));
}

/** The texts of a page with the academy's facts. Pages carry only what staff `changed`: the first texts are in the program anyway. */
export function textsWith<Texts extends object>(first: Texts, changed: Partial<Texts> | undefined, facts: AcademyFacts): Texts {
  const texts = JSON.stringify({ ...first, ...changed });
  return JSON.parse(texts, (_, value) => (typeof value === "string" ? withFacts(value, facts) : value));
}

/** The paragraphs of a text; an empty line stands between two. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}
