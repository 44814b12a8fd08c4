import { flagField, inputsOf, orderedItem, searched, textField } from "../fields/field.ts";
import { version } from "../fields/text.ts";
import { listQuery, putInOrder } from "../list.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

export const categoryFieldList = {
  name: searched(textField("Name", 50)),
  filter: flagField("Filter of the blog", true),
};

export const categoryFields = z.object({ ...inputsOf(categoryFieldList), version });
export type CategoryFields = z.output<typeof categoryFields>;

export const category = orderedItem(categoryFieldList);
export type Category = z.output<typeof category>;

/** What posts are about. A post names its category in words; those that are a `filter` are the buttons of the blog. */
export const categoryKind = {
  path: "categories",
  table: "categories",
  ...namesOf("category", { staffName: "blog category" }),
  icon: "posts",
  list: categoryFieldList,
  titled: "name",
  input: categoryFields,
  answer: category,
  query: listQuery,
  ...putInOrder,
} as const satisfies ContentKind;
