import { contentKinds, type PagedKind } from "#contract/content-kinds.ts";
import type { Field } from "#contract/fields/field.ts";
import { pictureHash } from "#contract/fields/picture.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import type { TypedItem } from "#contract/preview.ts";
import { itemOfVersion } from "../content/content-item.ts";
import type { PageItem, ShownItem } from "../content/item-page.ts";
import { cleanHtml } from "../text/html.ts";

/** The limits that texts of items have, and how many entries lists may have. */
const lengths = [20_000, 1000, 500, 300, 200, 100];
const mostEntries = 100;
const builtInPicture = /^\/pictures\/[\w/-]+\.jpg$/;

/** The item that somebody is typing, finished or not; nothing is stored. `today`: YYYY-MM-DD. Throws Invalid. */
export function itemOfTyped(kind: PagedKind, { id = 0, fields }: TypedItem, today: string): ShownItem {
  const declaration: ContentKind = contentKinds[kind];
  const values = Object.fromEntries(Object.entries(declaration.list).map(([name, field]) => [name, readField(name, field, fields[name])]));
  if (declaration.dated && !values.date) values.date = today;
  // As if the values were a version that was kept: a value of a wrong type becomes what old rows have.
  return { kind, item: itemOfVersion<PageItem & { version: number }>(declaration, JSON.stringify({ ...values, id, version: 1 })) };
}

function readField(name: string, { type, input }: Field, typed: unknown): unknown {
  // A value that a save would accept is read as a save reads it, any other as typed. A picture that is not stored yet is left out.
  const read = input.safeParse(typed);
  const value = read.success ? read.data : typed;
  if (type === "html") return cleanHtml(String(value ?? ""), name);
  if (type === "picture") return pictureHash(String(value)) || builtInPicture.test(String(value)) ? value : "";
  return read.success ? value : shortened(value, (text) => input.safeParse(text).success);
}

/** As much of a text as a save would take, else 200 letters: a title of 20,000 takes ten seconds to be fitted into a share picture. */
function shortened(typed: unknown, isTaken: (text: string) => boolean): unknown {
  if (Array.isArray(typed)) return typed.slice(0, mostEntries).map((entry) => shortened(entry, () => false));
  if (typeof typed !== "string") return typed;
  const most = lengths.find((length) => length < typed.length && isTaken(typed.slice(0, length))) ?? 200;
  return typed.slice(0, most);
}
