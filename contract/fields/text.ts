import { z } from "../zod.ts";

const controlCharacters = /(?![\n\r\t])\p{Cc}/u;
const required = "This field is required.";

/** PostgreSQL can neither store nor compare a NUL, and fails at one. */
export const withoutNul = z.string().refine((text) => !text.includes("\0"), "Please leave out invisible characters.");

/** Spaces around a text are trimmed; a text with more of them is refused before that. */
const mostSpaces = 10_000;

function clean(max: number) {
  const tooLong = `This must be at most ${max} characters long.`;
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : "This must be text.") })
    .max(max + mostSpaces, { error: tooLong, abort: true })
    .refine(
      (text) => text.isWellFormed() && !controlCharacters.test(text),
      "This text has invisible control characters in it. Type it again, or paste it as plain text.",
    )
    .trim()
    .max(max, { error: tooLong, abort: true });
}

/** A line or paragraph of text that must be there: trimmed, no control characters. */
export const requiredText = (max: number) => clean(max).min(1, required);

/** Text that may be absent, null or empty; all three become "". */
export const optionalText = (max: number) =>
  clean(max)
    .nullish()
    .transform((text) => text ?? "");

/** A list of texts; blank entries are dropped (specification, section 5). */
export const textList = (maxItems: number, maxLength: number) =>
  z
    .array(clean(maxLength), { error: "This must be a list of texts." })
    .max(maxItems, `This list must have at most ${maxItems} entries.`)
    .nullish()
    .transform((entries) => (entries ?? []).filter((entry) => entry !== ""));

/** The part of an address that names one course, exam or post. Any script; no spaces or address punctuation. */
export const slug = requiredText(150).regex(/^[^\s/\\?#%&"'<>`{}|^[\];:@=+$,*!]+$/u, "Use letters, digits, hyphens and underscores only.");

/** An uploaded picture: a JPEG as a data URL, an address an earlier answer gave, or "" for none. */
export const image = z
  .string({ error: "Invalid image" })
  .nullish()
  .transform((address) => address ?? "");

/** The version a client read before it edited. Left out: the save does not ask whether anyone saved in between. */
export const version = z.number().int().min(1).optional();

export const displayOrder = z.number().int().min(0).max(1_000_000);

/** Names a browser window. */
export const windowName = z.string().regex(/^[\w-]{8,40}$/, "This is not the name of a window.");
