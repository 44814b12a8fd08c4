import type { Field, FieldList } from "#contract/fields/field.ts";
import { valueInWords } from "#contract/fields/field-words.ts";
import type { FieldGroup } from "#contract/kinds/single-kind.ts";
import { momentOf } from "../components/moment.ts";
import type { Compared } from "./compared-parts.ts";

/** What is compared of a record, field by field, by the labels of its form. `groups`: where a label stands in several, they say which. */
export function comparedOf(list: FieldList, groups: readonly FieldGroup[] = []): Compared[] {
  const labels = Object.values(list).map(({ label }) => label);
  const isAlone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return Object.entries(list).map(([name, field]) => {
    const { label, type, choices } = field;
    const title = groups.find(({ fields }) => name in fields)?.title;
    return {
      name,
      label: isAlone(label) || title === undefined ? label : `${title}: ${label}`,
      type: type === "html" || type === "picture" ? type : "text",
      ...wordsOf(field),
      ...(type !== "list" && { choices }),
    };
  });
}

function wordsOf(field: Field): Pick<Compared, "words"> {
  if (field.type === "moment") return { words: (value) => (value ? momentOf(String(value)) : "") };
  const isInWords = field.inWords ?? field.columns ?? (field.type === "times" || (field.type === "list" && field.choices));
  return isInWords ? { words: (value) => valueInWords(field, value) ?? "" } : {};
}
