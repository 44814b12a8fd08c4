import { contentKinds } from "#contract/content-kinds.ts";
import { type Field, type FieldList, fieldsOf } from "#contract/fields/field.ts";
import { singleKinds } from "#contract/single-kinds.ts";

/** Each text that staff can change by the sign that stands before it; that of content is ⟦. */
export const signs = new Map<string, string>();
const ofContent = "⟦";
const isSign = (letter: string) => letter === ofContent || (letter >= "\ue000" && letter <= "\uf8ff");
let given = 0xe000;

/** Between marks stands whatever an owner can write: what stands outside is the program's own. */
export const marked = (text: string, sign = ofContent) => text.replace(/[^\n]+/g, `${sign}$&⟧`);

/** A text that an owner wrote: each line, each paragraph and each cell of it has marks of its own. */
function written(field: Field, value: unknown, path: string): unknown {
  const { columns, type, choices, inputType } = field;
  if (columns && Array.isArray(value)) return value.map((row) => allWritten(columns, row, path));
  if (choices || inputType === "date") return value;
  const sign = path.startsWith("words/") ? (signs.get(path) ?? String.fromCharCode(given++)) : ofContent;
  const said = Array.isArray(value)
    ? value.map((one) => (typeof one === "string" ? marked(one, sign) : one))
    : writtenText(type, value, sign);
  if (said === value || !field.input.safeParse(said).success) return value;
  if (sign !== ofContent) signs.set(path, sign);
  return said;
}

function writtenText(type: Field["type"], value: unknown, sign: string): unknown {
  if (type === "html") return String(value).replace(/>(?!\{contact\}<)([^<\n]+)</g, (_, text) => `>${marked(text, sign)}<`);
  return type === "text" && typeof value === "string" && value !== "" ? marked(value, sign) : value;
}

/** Left as they are: what addresses, languages and filters are known by. */
const keys = ["slug", "level", "tag", "category"];

export function allWritten(list: FieldList, item: object, within: string): object {
  const values = fieldsOf(list, item);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      // Of a language, what titles call it.
      const isKey = keys.includes(name) || (["words", "exams"].includes(name) && Array.isArray(value));
      return [name, isKey ? value : written(list[name] as Field, value, `${within}.${name}`)];
    }),
  );
}

/** Dates, times, numbers and money are written by rules. */
const counted =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|AM|PM|Rs|LKR)\b|\b[ABCN]\d\b|\d[\d.,:]*|https?:\/\/\S+/g;

/** What of texts that follow one another stands outside of marks. */
export function ownWords(texts: readonly string[]): string[] {
  let depth = 0;
  return texts.flatMap((text) => {
    let outside = "";
    for (const letter of text) {
      if (isSign(letter)) depth++;
      else if (letter === "⟧") depth--;
      else if (depth === 0) outside += letter;
      else if (!outside.endsWith(" ")) outside += " ";
    }
    const words = outside.replace(counted, "#").replace(/\s+/g, " ").trim();
    return /\p{L}/u.test(words) ? [words.replace(/^[\s#+·,:;.–—|()“”"-]+|[\s#+·,:;.–—|()“”"-]+$/gu, "")] : [];
  });
}

// biome-ignore lint/suspicious/noExplicitAny: answers are sent back as they came
export type Answer = any;

/** Writes whatever an owner can write anew, in marks. */
export async function writeAll(api: (method: string, path: string, body?: unknown) => Promise<Answer>, recording?: string) {
  for (const kind of singleKinds) {
    const now = await api("GET", `/${kind.path}`);
    await api("PUT", `/${kind.path}`, { ...allWritten(kind.list, now, kind.path), version: now.version });
  }
  for (const { path, list } of Object.values(contentKinds)) {
    for (const { id } of await api("GET", `/${path}?admin=true`)) {
      const one = (await api("GET", `/${path}?admin=true`)).find((each: { id: number }) => each.id === id);
      const more = path === "languages" ? { recording } : "seo_title" in list ? { seo_title: "Own", seo_description: "Own text." } : {};
      await api("PUT", `/${path}/${id}`, { ...allWritten(list, { ...one, ...more }, path), version: one.version });
    }
  }
}
