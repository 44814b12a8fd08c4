import {
  choiceField,
  flagField,
  inputsOf,
  listField,
  openTextField,
  optionalTextField,
  orderedItem,
  pictureField,
  recordingField,
  searched,
  slugField,
  textField,
} from "../fields/field.ts";
import { requiredText, version } from "../fields/text.ts";
import { levelSchemes, levelsNamed, unknownLevel } from "../languages/level-schemes.ts";
import { posterColours } from "../languages/poster-colours.ts";
import { putInOrder, shownQuery } from "../list.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

const key = requiredText(30).regex(/^[a-z][a-z0-9-]*$/, "Use small letters, digits and hyphens, for example: mandarin.");
const tag = requiredText(20).regex(
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/,
  "Write it as browsers know it, for example: de, zh-Hans, pt-BR.",
);

export const languageFieldList = {
  name: searched(textField("Name", 60)),
  /** The name by which addresses, filters and questions refer to it; it never changes. */
  slug: { ...slugField(), label: "Short name", input: key },
  native_name: searched(textField("Its own name", 60)),
  greeting: textField("Greeting", 40),
  tag: { ...textField("Language code", 20), input: tag },
  /** Other words in a course's title that mean this language. */
  words: listField("Other names in titles", 20, 40),
  exams: listField("Exams of it", 20, 60),
  scheme: choiceField("Levels", levelSchemes, "cefr"),
  levels: listField("Levels that are taught", 20, 20),
  /** Undefined: of all levels. */
  questions_level: optionalTextField("Level that its questions are about", 20),
  colours: choiceField("Colours of its poster", posterColours, "lagoon"),
  image: pictureField("Poster", "landscape"),
  /** A teacher says the greeting; "": there is none. */
  recording: recordingField("Recording of the greeting"),
  recording_words: openTextField("Words of the recording", 120),
  active: flagField("Taught", true),
};

export const languageFields = z
  .object({ ...inputsOf(languageFieldList), version })
  .overwrite((fields) => ({ ...fields, levels: levelsNamed(fields.scheme, fields.levels) }))
  .superRefine(({ scheme, levels }, context) => {
    for (const [at, level] of levels.entries()) {
      const message = unknownLevel(scheme, level);
      if (message !== undefined) context.addIssue({ code: "custom", path: ["levels", at], message });
    }
  });
export type LanguageFields = z.output<typeof languageFields>;

export const language = orderedItem(languageFieldList);
export type Language = z.output<typeof language>;

/** The languages that are taught: how courses, classes and questions name them, their levels and their posters. */
export const languageKind = {
  path: "languages",
  table: "languages",
  ...namesOf("language"),
  icon: "languages",
  list: languageFieldList,
  titled: "name",
  input: languageFields,
  answer: language,
  query: shownQuery,
  listed: " that are taught; with admin=true all of them, for staff",
  shownWhen: ["active"],
  ...putInOrder,
} as const satisfies ContentKind;
