import { type FieldList, later, openTextField, rowsField, textField } from "../fields/field.ts";
import { optionalText } from "../fields/text.ts";
import { type FieldGroup, type SingleKindDeclaration, singleKind } from "../kinds/single-kind.ts";
import { z } from "../zod.ts";

/** What staff may write in a text in place of one of the academy's facts. */
export const placeholders = ["{name}", "{hours}", "{phone}", "{email}", "{address}"] as const;

export const paragraphs = "An empty line begins a new paragraph.";
export const description = "One or two sentences, about 150 characters.";

/** A text that must be there; `before`: what it says until staff say something else. */
export function line(label: string, max: number, before: string, hint = "") {
  return { ...textField(label, max), before, ...(hint && { hint }) };
}

/** The same of several lines. */
export function lines(label: string, max: number, before: string, hint = "") {
  return { ...line(label, max, before, hint), long: true };
}

/** A text that was added to its part after a release. */
export function laterLine(...said: Parameters<typeof line>) {
  return later(line(...said));
}

export function laterLines(...said: Parameters<typeof lines>) {
  return later(lines(...said));
}

/** What a page says below its heading. */
export const lead = (before: string) => lines("Sentence below it", 400, before);
/** What search results call a page, and what they say of it. */
export const titled = (before: string) => line("Title in search results", 70, before, "Without the academy's name: it follows.");
export const described = (before: string) => lines("Description for search engines", 300, before, description);

/** A text that speaks of exams, with what it says instead while there are none and nobody changed it. */
export function withoutExams<F extends { before: string | object[]; hint?: string }>(field: F, said: F["before"]) {
  const hint = [field.hint, "While there are no exams, and until it is changed here, pages leave out what it says of them."];
  return { ...field, withoutExams: said, hint: hint.filter(Boolean).join(" ") };
}

/** A text that at first claims what may not be true of another academy: the first hour names it until it is changed. */
export function claim<F extends object>(field: F) {
  return { ...field, claims: true as const };
}

const inner = /^\/(?!\/)[^\s\\]*$/;
const notALink = "This must be a page of the site, such as /courses, or an address that starts with https://.";

/** A page of the site, kept as people read it ("/course/Russian_Русский"), or an address elsewhere. */
export function linkField(label: string) {
  const input = optionalText(500).transform((to, context) => {
    if (to === "" || (/^(https?:\/\/[^\s/]+|mailto:|tel:)\S*$/.test(to) && URL.canParse(to))) return to;
    try {
      if (inner.test(to)) return decodeURI(to);
    } catch {
      // A "%" that stands for nothing: refused below.
    }
    context.addIssue({ code: "custom", message: notALink });
    return z.NEVER;
  });
  return { ...openTextField(label, 500), input };
}

/** Names with a text each. */
export function entries(label: string, entry: string, most: number, before: { name: string; text: string }[]) {
  const columns = { name: textField("Name", 80), text: { ...textField("Text", 500), long: true } };
  return { ...rowsField(label, columns, { entry, most, least: 1 }), before };
}

/** Links, each with where it leads. */
export function links(label: string, entry: string, most: number, before: { name: string; to: string }[], least = 0) {
  const to = linkField("Leads to");
  const columns = { name: textField("Name", 60), to: { ...to, input: to.input.refine((to) => to !== "", "Where does it lead?") } };
  return { ...rowsField(label, columns, { entry, most, least }), before };
}

/** A part of the site texts; each is saved, compared and restored by itself. */
export function textsKind<const Groups extends readonly FieldGroup[]>(
  { part, title, page, button = "Restore first texts" }: { part: string; title: string; page: string; button?: string },
  groups: Groups,
  judge?: Parameters<typeof singleKind<Groups>>[2],
) {
  const declaration: SingleKindDeclaration = {
    path: `words/${part}`,
    row: `words-${part}`,
    operation: `${part.charAt(0).toUpperCase()}${part.slice(1)}Words`,
    about: `the words of the part "${part}" of the site`,
    asks: "content",
    word: `texts of “${title}”`,
    label: title,
    itemName: "texts",
    screen: { address: `/admin/words?part=${part}`, title: "Site texts" },
    page,
    first: {
      button,
      asked: "What the program said first takes the place of these texts, on the site and at once.",
      done: "The first texts are back. What they replaced is among the earlier versions.",
      failed: "The first texts were not restored",
    },
  };
  return singleKind(declaration, groups, judge);
}

export function group<const Fields extends FieldList>(title: string, shown: string, fields: Fields) {
  return { title, shown, fields };
}
