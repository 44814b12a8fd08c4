import { contentKinds } from "./content-kinds.ts";
import type { FieldList } from "./fields/field.ts";
import type { ContentKind } from "./kinds/content-kind.ts";
import { singleKinds } from "./single-kinds.ts";

const lists = new Map<string, FieldList>(
  [...Object.values<ContentKind>(contentKinds), ...singleKinds].map(({ path, list }) => [path, list]),
);

/** The fields of whatever has this path; undefined for what is declared by no list, as people are. */
export function fieldsAt(path: string): FieldList | undefined {
  return lists.get(path);
}
