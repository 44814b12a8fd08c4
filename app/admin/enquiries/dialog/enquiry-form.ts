import { type Enquiry, type EnquiryChange, enquiryChangeFields, enquiryStatus } from "#contract/enquiries/enquiry.ts";
import { enquiryFieldLabels, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { optionalText } from "#contract/fields/text.ts";
import { z } from "#contract/zod.ts";
import type { Compared } from "../../compare/compared-parts.ts";

/** What the dialog of an enquiry has in its fields. `class_id` and `owner_id`: "" for none. */
export type EnquiryForm = Record<
  "name" | "email" | "phone" | "status" | "class_id" | "owner_id" | "next_step" | "next_on" | "note" | "overbook",
  string
>;

/** The id of a choice; "" is none. */
export const idOrNone = z.string().transform((id) => (id === "" ? null : Number(id)));

const { name, email, phone } = enquiryChangeFields.shape;

/** Of one enquiry: its name, address and number are judged, and sent, only where they are corrected. */
export const enquiryForm = (item: Pick<Enquiry, "name" | "email" | "phone">) =>
  z
    .object({
      name: z.literal(item.name).or(name),
      email: z.literal(item.email).or(email),
      phone: z.literal(item.phone).or(phone),
      status: enquiryStatus,
      class_id: idOrNone,
      owner_id: idOrNone,
      next_step: optionalText(200),
      next_on: enquiryChangeFields.shape.next_on,
      note: optionalText(5000),
      overbook: optionalText(500),
    })
    .transform(
      ({ note, overbook, name, email, phone, ...fields }): EnquiryChange => ({
        ...fields,
        ...(name !== item.name && { name }),
        ...(email !== item.email && { email }),
        ...(phone !== item.phone && { phone }),
        ...(note && { event: { kind: "note", text: note } }),
        ...(overbook && { overbook }),
      }),
    );

export const formOf = ({ name, email, phone, status, class_id, owner_id, next_step, next_on }: Enquiry): EnquiryForm => ({
  ...{ name, email, phone, status, next_step, next_on, note: "", overbook: "" },
  class_id: String(class_id ?? ""),
  owner_id: String(owner_id ?? ""),
});

export function comparedFields(classes: ReadonlyMap<string, string>, owners: ReadonlyMap<string, string>): readonly Compared[] {
  const named = (names: ReadonlyMap<string, string>) => (value: unknown) => names.get(String(value)) ?? String(value);
  const field = (name: keyof typeof enquiryFieldLabels, more: Partial<Compared> = {}) => ({
    name,
    label: enquiryFieldLabels[name],
    ...more,
  });
  return [
    field("name"),
    field("email"),
    field("phone"),
    field("status", { choices: enquiryStatusLabels }),
    field("class_id", { words: named(classes) }),
    field("owner_id", { words: named(owners) }),
    field("next_step"),
    field("next_on"),
  ];
}
