import { requiredText, withoutNul } from "./fields/text.ts";
import { listQuery } from "./list.ts";
import { z } from "./zod.ts";

export const maxRedirects = 10_000;
export const maxRedirectLines = 2_000;
/** Letters of an address; a CSV file of them. */
const longest = 500;
const maxCsvLength = 1_500_000;

/** `from`: a path of this site. `to`: a path of this site, or an address that begins with https://. */
export const redirectInput = z.object({ from: requiredText(longest), to: requiredText(longest) });
export type RedirectInput = z.output<typeof redirectInput>;
export const redirectTarget = redirectInput.pick({ to: true });

/** Where an address leads visitors now: to which page; null when it leads to none. */
export const redirectEndQuery = redirectInput.pick({ from: true });
export const redirectEnd = z.object({ address: z.string(), title: z.string() }).nullable();

/** A redirect as it is listed. Moments are ISO 8601. */
export const redirect = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  /** The title of the item that it leads to; "" for a page that is always there and for another site. */
  title: z.string(),
  /** "leads": it works; "page": a page has the address now, and is shown instead; "gone": the page it led to is not there any more. */
  state: z.enum(["leads", "page", "gone"]),
  hits: z.number().int(),
  last_hit_at: z.string().nullable(),
  created_at: z.string(),
  created_by: z.string(),
});
export type Redirect = z.output<typeof redirect>;

export const redirectQuery = listQuery.extend({ order: z.enum(["newest", "hits", "from"]).optional() });
export type RedirectQuery = z.output<typeof redirectQuery>;

/** A file of redirects: two columns, from and to. `do`: only look, put all of it in, or put in the lines that are right. */
export const redirectFile = z.object({
  csv: withoutNul.max(maxCsvLength, "This file is too large. Part it into smaller ones."),
  do: z.enum(["check", "all", "right-lines"], "This must be check, all or right-lines."),
});
export type RedirectFile = z.output<typeof redirectFile>;

/** One line of a file: what it would do, or what is wrong with it. */
export const redirectLine = z.object({
  line: z.number().int(),
  from: z.string(),
  to: z.string(),
  effect: z.enum(["new", "changes", "same", "wrong"]),
  problem: z.string(),
});
export type RedirectLine = z.output<typeof redirectLine>;
/** `undo`: what redirectUndo takes to remove what this file put in. */
export const redirectFileAnswer = z.object({ lines: z.array(redirectLine), done: z.boolean(), undo: z.string().optional() });
export type RedirectFileAnswer = z.output<typeof redirectFileAnswer>;

export const redirectUndo = z.object({ undo: requiredText(100) });
export const redirectUndoAnswer = z.object({ undone: z.number().int() });

/** An address that was asked for and has no page; `came_from`: the page of this site that linked there, "" when none is known. */
export const missingAddress = z.object({
  id: z.number().int(),
  address: z.string(),
  asked: z.number().int(),
  first_at: z.string(),
  last_at: z.string(),
  came_from: z.string(),
});
export type MissingAddress = z.output<typeof missingAddress>;
export const missingQuery = listQuery.extend({ order: z.enum(["asked", "latest"]).optional() });
export type MissingQuery = z.output<typeof missingQuery>;
