import { inputsOf, optionalTextField, orderedItem, searched, textField } from "../fields/field.ts";
import { optionalPhoneNumber } from "../fields/phone-number.ts";
import { version } from "../fields/text.ts";
import { webAddressField } from "../fields/web-address.ts";
import { listQuery, putInOrder } from "../list.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

export const branchFieldList = {
  name: searched(textField("Name", 100)),
  address: searched(textField("Address", 300)),
  city: searched(textField("City", 80)),
  phone: { ...optionalTextField("Phone number", 40), input: optionalPhoneNumber, inputType: "tel" },
  hours: { ...optionalTextField("Opening hours", 300), long: true },
  landmark: optionalTextField("Landmark", 200),
  buses: optionalTextField("Buses", 200),
  map: webAddressField("Link to a map", 1000),
} as const;

export const branchFields = z.object({ ...inputsOf(branchFieldList), version });
export type BranchFields = z.output<typeof branchFields>;

export const branch = orderedItem(branchFieldList);
export type Branch = z.output<typeof branch>;

/** What visitors choose beside the branches, for classes at the academy's own address. */
export const ownAddress = "Main address";

/** What a class says of the branch of its room. */
export const branchOfClass = z.object({
  id: z.number().int(),
  name: z.string(),
  /** With the city. */
  address: z.string(),
});
export type BranchOfClass = z.output<typeof branchOfClass>;

/** The houses of the academy besides its main address, which the academy's facts say. */
export const branchKind = {
  path: "branches",
  table: "branches",
  ...namesOf("branch"),
  icon: "branches",
  list: branchFieldList,
  titled: "name",
  input: branchFields,
  answer: branch,
  query: listQuery,
  ...putInOrder,
} as const satisfies ContentKind;
