import type { ContentKind } from "./content-kind.ts";
import { answersOf, flagField, inputsOf, numberField, optionalTextField, searched, textField } from "./field.ts";
import { namesOf } from "./kind-names.ts";
import { itemOrder, shownQuery } from "./list.ts";
import { displayOrder, version } from "./text.ts";
import { z } from "./zod.ts";

/** There is one. */
const branch = z.preprocess((value) => (value === undefined || value === "" ? 1 : Number(value)), z.literal(1, "There is one branch: 1."));

export const roomFieldList = {
  branch_id: numberField("Branch", branch, z.number().int(), 1),
  name: searched(textField("Name", 100)),
  note: searched(optionalTextField("Note", 500)),
  active: flagField("In use", true),
};

export const roomFields = z.object({ ...inputsOf(roomFieldList), version });
export type RoomFields = z.output<typeof roomFields>;

export const room = z.object({
  id: z.number().int(),
  ...answersOf(roomFieldList),
  display_order: displayOrder,
  version: z.number().int(),
});
export type Room = z.output<typeof room>;

/** The rooms that classes are held in. Each belongs to a branch, of which there is one. */
export const roomKind = {
  path: "rooms",
  table: "rooms",
  ...namesOf("room"),
  icon: "rooms",
  list: roomFieldList,
  titled: "name",
  input: roomFields,
  answer: room,
  query: shownQuery,
  listed: " that are in use; with admin=true all of them, for staff",
  shownWhen: ["active"],
  step: 1,
  reorder: { path: "reorder", list: "order", body: itemOrder },
} as const satisfies ContentKind;
