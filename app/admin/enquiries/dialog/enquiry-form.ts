import { type Enquiry, type EnquiryChange, enquiryChangeFields, enquiryStatus } from "#contract/enquiries/enquiry.ts";
import { enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { optionalText } from "#contract/text.ts";
import { z } from "#contract/zod.ts";
import type { Compared } from "../../compare/compared-parts.ts";

/** What the dialog of an enquiry has in its fields. `class_id` and `owner_id`: "" for none. */
export type EnquiryForm = {
  status: string;
  class_id: string;
  owner_id: string;
  next_step: string;
  next_on: string;
  note: string;
  overbook: string;
};

/** The id of a choice; "" is none. */
export const idOrNone = z.string().transform((id) => (id === "" ? null : Number(id)));

export const enquiryForm = z
  .object({
    status: enquiryStatus,
    class_id: idOrNone,
    owner_id: idOrNone,
    next_step: optionalText(200),
    next_on: enquiryChangeFields.shape.next_on,
    note: optionalText(5000),
    overbook: optionalText(500),
  })
  .transform(
    ({ note, overbook, ...fields }): EnquiryChange => ({
      ...fields,
      ...(note && { event: { kind: "note", text: note } }),
      ...(overbook && { overbook }),
    }),
  );

export const formOf = ({ status, class_id, owner_id, next_step, next_on }: Enquiry): EnquiryForm => ({
  ...{ status, next_step, next_on, note: "", overbook: "" },
  class_id: String(class_id ?? ""),
  owner_id: String(owner_id ?? ""),
});

export function comparedFields(classes: ReadonlyMap<string, string>, owners: ReadonlyMap<string, string>): readonly Compared[] {
  const named = (names: ReadonlyMap<string, string>) => (value: unknown) => names.get(String(value)) ?? String(value);
  return [
    { name: "status", label: "Status", choices: enquiryStatusLabels },
    { name: "class_id", label: "Class", words: named(classes) },
    { name: "owner_id", label: "Looked after by", words: named(owners) },
    { name: "next_step", label: "Next step" },
    { name: "next_on", label: "On" },
  ];
}
