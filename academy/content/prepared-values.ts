import type { FieldList } from "#contract/fields/field.ts";
import { Invalid } from "../errors.ts";
import { cleanHtml } from "../text/html.ts";
import type { ContentNeeds } from "./content-needs.ts";

/** Fields as they may be written: rich text cleaned, pictures and recordings stored; what is wrong is said at its own place. Throws Invalid. */
export async function preparedValues<Fields extends object>(
  list: FieldList,
  fields: Fields,
  keep: Pick<ContentNeeds, "keepPicture" | "keepRecording">,
  within = "",
): Promise<Fields> {
  const given: object = fields;
  const values: Record<string, unknown> = { ...given };
  for (const [name, { type, columns, drawings }] of Object.entries(list)) {
    const [value, path] = [values[name], `${within}${name}`];
    if (value === undefined) continue;
    if (type === "html") values[name] = cleanHtml(String(value), path);
    if (type === "picture" && !drawings?.includes(String(value))) values[name] = await keep.keepPicture(String(value)).catch(at(path));
    if (type === "recording") values[name] = await keep.keepRecording(String(value)).catch(at(path));
    if (columns && Array.isArray(value)) {
      const rows = [];
      for (const [index, row] of value.entries()) rows.push(await preparedValues(columns, row, keep, `${path}.${index}.`));
      values[name] = rows;
    }
  }
  // The same fields with the same types.
  return values as Fields;
}

function at(path: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Invalid ? new Invalid(path, error.message) : error;
  };
}
