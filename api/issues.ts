import type { z } from "zod";

export type Issue = { path: string; message: string };

/** How many issues the sentence says; `issues` has them all. */
const mostSaid = 10;

/** What is wrong with what was sent, each at its field. Of a union, what is wrong with the alternative that came nearest. */
export function issuesOf({ issues }: z.ZodError): Issue[] {
  return issues.flatMap((issue) => leaves(issue, []));
}

/** All issues in one text, for clients that show no more than that. */
export function sentenceOf(issues: readonly Issue[]): string {
  const said = [...new Set(issues.map(named))];
  const [first] = said;
  if (first === undefined) return "Please check your input and try again.";
  if (said.length === 1) return first;
  const rest = said.length > mostSaid ? [`And ${said.length - mostSaid} more.`] : [];
  return [...said.slice(0, mostSaid).map((words) => (/[.!?]$/.test(words) ? words : `${words}.`)), ...rest].join(" ");
}

function leaves(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Issue[] {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union" && issue.message === "Invalid input") {
    const ways = issue.errors.map((way) => way.flatMap((inner) => leaves(inner, path))).filter((way) => way.length > 0);
    const nearest = ways.toSorted((one, other) => depthOf(other) - depthOf(one) || one.length - other.length)[0];
    if (nearest) return nearest;
  }
  return [{ path: path.map(String).join("."), message: inWords(issue) }];
}

function depthOf(way: readonly Issue[]): number {
  return Math.max(...way.map(({ path }) => path.split(".").length));
}

/** A sentence in place of zod's own words, where a schema has none. */
function inWords(issue: z.core.$ZodIssue): string {
  const { code, message } = issue;
  if (code === "too_small" && message.startsWith("Too small: "))
    return bound(issue, issue.inclusive ? "at least" : "more than", issue.minimum);
  if (code === "too_big" && message.startsWith("Too big: ")) return bound(issue, issue.inclusive ? "at most" : "less than", issue.maximum);
  if (/^Invalid input: expected .*received undefined$/.test(message)) return "This field is required.";
  if (code === "invalid_value" && /^Invalid (?:input|option): /.test(message)) {
    const choices = issue.values.map((value) => JSON.stringify(value));
    return `This must be ${choices.length === 1 ? "" : "one of "}${choices.join(", ")}.`;
  }
  const expected = /^Invalid input: expected ([a-z]+)/.exec(message)?.[1];
  if (expected) return `This must be ${/^[aeiou]/.test(expected) ? "an" : "a"} ${expected}.`;
  return message === "Invalid input" ? "This is not as it should be." : message;
}

const units: Record<string, string> = { string: "character", array: "item", set: "item" };

function bound({ origin, exact }: { origin: string; exact?: boolean }, side: string, most: number | bigint): string {
  const unit = units[origin];
  const words = `${exact ? "exactly" : side} ${most}`;
  return unit ? `This must have ${words} ${unit}${Number(most) === 1 ? "" : "s"}.` : `This must be ${words}.`;
}

/** 'This field is required.' says little without the field; sentences that name it already stay as they are. */
function named({ path, message }: Issue): string {
  return /^(This (field|text|list|has|is|must|leads) |Use |Too |Invalid (input|string|ISO)|Unrecognized )/.test(message) && path !== ""
    ? `${labelOf(path)}: ${message}`
    : message;
}

/** "students_per_class" and "nextExamDate" as people write them. */
function labelOf(path: string): string {
  const words = path
    .replace(/[_.]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
