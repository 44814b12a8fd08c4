import type { Field } from "#contract/fields/field.ts";
import { factsKind } from "#contract/kinds/academy-facts.ts";
import type { SingleKind } from "#contract/kinds/single-kind.ts";
import { searchable } from "#contract/searchable.ts";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import type { StoredSingle } from "../forms/single-calls.ts";

/** What visitors read that is no content: the site's texts, and the academy's facts, which stand within them. */
export const kindsOfTexts: readonly SingleKind[] = [...Object.values(textsKinds), factsKind];

/** A text as it is saved. `to` opens its form at its field; `places`: part, group and field, as its form calls them. */
export type KnownText = { to: string; places: readonly string[]; text: string; page: string | undefined; lines: readonly Line[] };
/** A line of a text: its parts between placeholders ("{name}"), in the form in which they are searched; `filled`: it has placeholders. */
type Line = { parts: readonly string[]; filled: boolean };

export function textsOfKind({ groups, label, page, screen }: SingleKind, stored: StoredSingle): KnownText[] {
  return groups.flatMap(({ title, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      textsIn(field, stored[name], name, field.label).map(({ at, called, text }) => ({
        to: `${screen.address}${screen.address.includes("?") ? "&" : "?"}${new URLSearchParams({ field: at })}`,
        places: [label, title ?? "", called].filter((place, index, all) => place !== "" && place !== all[index - 1]),
        text,
        page,
        lines: [text, ...untilChanged(field, stored[name], at)]
          .flatMap((said) => said.split("\n"))
          .map(lineOf)
          .filter(({ parts }) => parts.length > 0),
      })),
    ),
  );
}

/** What pages say in place of a text while there are no exams, as long as nobody changed it. */
function untilChanged({ before, withoutExams = "" }: Field, value: unknown, at: string): string[] {
  if (typeof withoutExams === "string") return value === before ? [withoutExams] : [];
  const [, index = "", column = ""] = at.split(".");
  if (!Array.isArray(value) || !Array.isArray(before)) return [];
  const first = before.findIndex((entry) => JSON.stringify(entry) === JSON.stringify(value[Number(index)]));
  return Object.entries(withoutExams[first] ?? {}).flatMap(([name, said]) => (name === column ? [String(said)] : []));
}

type Found = { at: string; called: string; text: string };

function textsIn({ type, columns, choices, inputType, entry = "" }: Field, value: unknown, at: string, called: string): Found[] {
  if (choices || type === "picture" || inputType === "date" || inputType === "time") return [];
  if (columns && Array.isArray(value))
    return value.flatMap((row: Record<string, unknown>, index) =>
      Object.entries(columns).flatMap(([name, field]) =>
        textsIn(field, row[name], `${at}.${index}.${name}`, `${called}, ${entry} ${index + 1}: ${field.label}`),
      ),
    );
  if (Array.isArray(value)) return value.filter((one) => typeof one === "string").map((text) => ({ at, called, text }));
  // Where a link leads is no text.
  if (typeof value !== "string" || value === "" || /^(\/|https?:)/.test(value)) return [];
  return [{ at, called, text: type === "html" ? plain(value) : value }];
}

/** The words of rich text, which is cleaned when it is saved: besides tags it has only these three entities. */
function plain(html: string): string {
  return html
    .replace(/<\/(p|li|h[1-6]|td|th)>|<br\/?>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function lineOf(line: string): Line {
  const said = line.split(/\{\w+\}/);
  return { parts: said.map((part) => searchable(part)).filter((part) => /[\p{L}\p{N}]/u.test(part)), filled: said.length > 1 };
}

/** Characters. A shorter line is part of too many others to tell where some words come from. */
const tellingLength = 8;

/** The texts that hold what was typed, or of which what was typed holds a whole line. */
export function textsWithWords(known: readonly KnownText[], typed: string): KnownText[] {
  const sought = searchable(typed);
  if (sought === "") return [];
  return known.filter(
    ({ text, lines }) =>
      searchable(text).includes(sought) ||
      lines.some(({ parts }) => parts.some((part) => part.includes(sought))) ||
      lines.some((line) => line.parts.join("").length >= tellingLength && holds(sought, line)),
  );
}

/** The texts from which a piece of the page at `path` may come: those most like it, the page's own first. */
export function textsAt(known: readonly KnownText[], said: string, path: string): KnownText[] {
  const words = searchable(said.replace(/…$/, ""));
  if (!/[\p{L}\p{N}]/u.test(words)) return [];
  const like = known.map((one) => ({ one, likeness: Math.max(0, ...one.lines.map((line) => likeness(line, words))) }));
  const best = Math.max(...like.map((one) => one.likeness), leastLike);
  const found = like.filter((one) => one.likeness >= best).map(({ one }) => one);
  return [...found.filter(({ page }) => page === path), ...found.filter(({ page }) => page !== path)];
}

const leastLike = 0.5;

/** How like some words are to a line, from 0 to 1. */
function likeness(line: Line, words: string): number {
  const whole = line.parts.join(" ");
  if (whole === words) return 1;
  if (line.parts.includes(words)) return 0.95;
  if (line.parts.some((part) => part.includes(words))) return words.length / whole.length;
  if (!holds(words, line)) return 0;
  return line.filled && whole.length >= tellingLength ? 0.9 : whole.length / words.length;
}

/** Whether words hold every part of a line, one after the other. */
function holds(words: string, { parts }: Line): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = words.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
