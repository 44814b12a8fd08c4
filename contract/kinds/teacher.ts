import { flagField, inputsOf, listField, optionalTextField, orderedItem, pictureField, searched, textField } from "../fields/field.ts";
import { version } from "../fields/text.ts";
import { putInOrder, shownQuery } from "../list.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

export const teacherFieldList = {
  name: searched(textField("Name", 100)),
  languages: listField("Languages", 20, 60),
  levels: optionalTextField("Levels", 100),
  words: searched(optionalTextField("Words", 2000)),
  image: pictureField("Photo", "square"),
  active: flagField("Active", true),
};

export const teacherFields = z.object({ ...inputsOf(teacherFieldList), version });
export type TeacherFields = z.output<typeof teacherFields>;

export const teacher = orderedItem(teacherFieldList);
export type Teacher = z.output<typeof teacher>;

export const teacherKind = {
  path: "teachers",
  table: "teachers",
  ...namesOf("teacher"),
  icon: "teachers",
  list: teacherFieldList,
  titled: "name",
  input: teacherFields,
  answer: teacher,
  query: shownQuery,
  listed: "; with admin=true also the inactive ones, for staff",
  shownWhen: ["active"],
  ...putInOrder,
} as const satisfies ContentKind;
