import { createBreather } from "../limits/breather.ts";
import { type Item, itemOfVersion } from "./content-item.ts";
import type { StoredKind } from "./stored-kind.ts";

/** The fields of the built-in items in their order. `keepPicture`: stores a built-in picture and answers its address. */
export async function sampleFields<Fields>(kind: StoredKind, keepPicture: (name: string) => Promise<string>): Promise<Fields[]> {
  const fields: Fields[] = [];
  for (const [index, sample] of kind.samples.entries()) {
    const image = sample.picture === undefined ? "" : await keepPicture(`${folderOf(kind)}/${sample.picture}`);
    fields.push(read<Fields>(kind, sample, image, index));
  }
  return fields;
}

/** The built-in items (specification, section 4) in the shape and order in which a fresh database answers them. */
export async function sampleItems<I extends Item>(kind: StoredKind, pictureAt: (name: string) => string): Promise<I[]> {
  const items: I[] = [];
  const rest = createBreather();
  for (const [index, sample] of kind.samples.entries()) {
    const image = sample.picture === undefined ? "" : pictureAt(`${folderOf(kind)}/${sample.picture}`);
    const place = kind.step === undefined ? {} : { display_order: (index + 1) * kind.step };
    items.push(
      itemOfVersion<I>(kind, JSON.stringify({ ...read<object>(kind, sample, image, index), ...place, id: index + 1, version: 1 })),
    );
    await rest();
  }
  return items.sort((one, other) => compared(kind, one, other));
}

const folderOf = ({ table, pictures = table }: StoredKind) => pictures;

/** A sample goes through the schema for clients, so that fields it does not name get their defaults. */
function read<Fields>(
  { input, step }: Pick<StoredKind, "input" | "step">,
  { picture: _, ...sample }: object & { picture?: string },
  image: string,
  index: number,
): Fields {
  // The kind's own schema made it.
  return input.parse({ ...sample, image, ...(step !== undefined && { display_order: (index + 1) * step }) }) as Fields;
}

function compared({ order }: Pick<StoredKind, "order">, one: object, other: object): number {
  const [left, right]: Record<string, unknown>[] = [{ ...one }, { ...other }];
  for (const { column, direction } of order) {
    const [a, b] = [left?.[column], right?.[column]];
    if (a === b) continue;
    const isBefore = typeof a === "number" ? a < Number(b) : String(a) < String(b);
    return isBefore === (direction === "asc") ? -1 : 1;
  }
  return 0;
}
