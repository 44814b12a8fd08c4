import type { FieldList } from "#contract/field.ts";
import { FieldInput, type InputProps as Said } from "../forms/field-input.tsx";

export type InputProps<Name> = Said & { name: Name };

/** The input of one field of a list. */
export function ContentInput<List extends FieldList>({ list, name, ...said }: InputProps<keyof List & string> & { list: List }) {
  const field = list[name];
  return field ? <FieldInput name={name} field={field} {...said} /> : null;
}
