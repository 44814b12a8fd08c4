import { contentKinds } from "./content-kinds.ts";
import type { FieldList } from "./fields/field.ts";
import type { ContentKind } from "./kinds/content-kind.ts";
import { singleKinds } from "./single-kinds.ts";

const lists = new Map<string, FieldList>(
  [...Object.values<ContentKind>(contentKinds), ...singleKinds].map(({ path, list }) => [path, list]),
);

/** The fields of the kind with this path; undefined for what is no kind, such as people. */
export function fieldsAt(path: string): FieldList | undefined {
  return lists.get(path);
}
