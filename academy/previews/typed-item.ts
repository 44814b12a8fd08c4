import type { ContentKind } from "#contract/content-kind.ts";
import { contentKinds, type PagedKind } from "#contract/content-kinds.ts";
import type { Field } from "#contract/field.ts";
import { pictureHash } from "#contract/picture.ts";
import type { TypedItem } from "#contract/preview.ts";
import { itemOfVersion } from "../content/content-item.ts";
import type { PageItem, ShownItem } from "../content/item-page.ts";
import { cleanHtml } from "../text/html.ts";

/** No text of an item is longer, but for rich text, which has a bound of its own. */
const longestText = 20_000;
const builtInPicture = /^\/pictures\/[\w/-]+\.jpg$/;

/** The item that somebody is typing, finished or not; nothing is stored. `today`: YYYY-MM-DD. Throws Invalid. */
export function itemOfTyped(kind: PagedKind, { id = 0, fields }: TypedItem, today: string): ShownItem {
  const declaration: ContentKind = contentKinds[kind];
  const values = Object.fromEntries(Object.entries(declaration.list).map(([name, field]) => [name, readField(name, field, fields[name])]));
  if (declaration.dated && !values.date) values.date = today;
  // What each field of the kind says, as in a version that was kept: the same fields with the same types.
  return { kind, item: itemOfVersion<PageItem & { version: number }>(declaration, JSON.stringify({ ...values, id, version: 1 })) };
}

function readField(name: string, { type, input }: Field, typed: unknown): unknown {
  // A value that a save would accept is read as a save reads it, any other as typed. A picture that is not stored yet is left out.
  const read = input.safeParse(typed);
  const value = read.success ? read.data : typed;
  if (type === "html") return cleanHtml(String(value ?? ""), name);
  if (type === "picture") return pictureHash(String(value)) || builtInPicture.test(String(value)) ? value : "";
  return typeof value === "string" ? value.slice(0, longestText) : value;
}
