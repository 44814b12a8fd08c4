import {
  flagField,
  inputsOf,
  keptIfMissing,
  optionalTextField,
  orderedItem,
  referenceField,
  searched,
  textField,
} from "../fields/field.ts";
import { version } from "../fields/text.ts";
import { putInOrder, shownQuery } from "../list.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

export const roomFieldList = {
  /** None: the academy's own address. */
  branch: keptIfMissing(referenceField("Branch")),
  name: searched(textField("Name", 100)),
  note: searched(optionalTextField("Note", 500)),
  active: flagField("In use", true),
};

export const roomFields = z.object({ ...inputsOf(roomFieldList), version });
export type RoomFields = z.output<typeof roomFields>;

export const room = orderedItem(roomFieldList);
export type Room = z.output<typeof room>;

/** The rooms that classes are held in. Each is in a branch, or at the academy's own address. */
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
  ...putInOrder,
} as const satisfies ContentKind;
