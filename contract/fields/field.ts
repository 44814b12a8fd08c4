import { type WeeklyTime, weeklyTime } from "../classes/weekly-time.ts";
import { maxHtmlBytes } from "../limits.ts";
import { dateText } from "../site/date-text.ts";
import { z } from "../zod.ts";
import { displayOrder, image, optionalText, requiredText, slug, textList } from "./text.ts";

/** What a column can hold: booleans are 0 or 1, lists are JSON text. */
export type Stored = string | number | null;

export type Field<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType, Form extends FormValue = FormValue> = {
  label: string;
  type: "text" | "html" | "picture" | "recording" | "list" | "times" | "number" | "flag" | "moment" | "rows";
  /** Judges what a client sends. */
  input: Input;
  /** The shape of its value in answers. */
  answer: Answer;
  optional?: boolean;
  /** What an empty form holds. */
  blank: Form;
  /** Its value in rows and versions that were saved before the field existed. */
  before: string | number | boolean | readonly (string | object)[];
  /** In site texts: what it says first may be true of the first academy only. */
  claims?: true;
  /** In site texts: what it says first where there are no exams. */
  withoutExams?: string | readonly object[];
  /** Its column, where that has another name. */
  column?: string;
  /** The search of staff finds items by it. */
  searched?: boolean;
  /** A save without it, and restoring a version, leave it as it is. */
  keptIfMissing?: true;
  /** The values that it, or each entry of a list, may have, and what each is called. */
  choices?: Readonly<Record<string, string>>;
  /** The shape that a picture should have. */
  shape?: PictureShape;
  /** What the item's page says above a list; an empty list is left out there. */
  heading?: string | undefined;
  hint?: string;
  /** A text of several lines. */
  long?: boolean;
  inputType?: "date" | "time" | "email" | "tel" | "url";
  placeholder?: string;
  min?: number;
  max?: number;
  /** For rows: the fields of each. */
  columns?: FieldList;
  /**
   * For rows that nobody adds or removes: `column` holds the name of each. They can be moved, unless they are `still`; those named in `always`
   * can only be moved.
   */
  fixed?: { column: string; always?: readonly string[]; still?: true };
  /** What people call one row, or one entry of a list; how many rows there may be. */
  entry?: string;
  most?: number;
  /** Pictures that come with the program, by their addresses without a size. */
  drawings?: readonly string[];
  /** For a picture in rows: the column that says what it shows, which is emptied with another picture. */
  shownIn?: string;
  /** Its value as people read it, where that does not follow from its type. */
  inWords?: (value: unknown) => string;
};

/** "screen": as wide as that. */
export type PictureShape = "landscape" | "banner" | "square" | "screen";

export type FormValue = string | boolean | string[] | WeeklyTime[] | object[];
export type FieldList = Record<string, Field>;
const text: string = "";
const emptyString = { blank: text, before: "" } as const;

/** A text that must be there. */
export function textField(label: string, max: number) {
  return { label, type: "text", input: requiredText(max), answer: z.string(), ...emptyString } as const;
}

/** A text that answers leave out while it is empty. */
export function optionalTextField(label: string, max: number) {
  return { label, type: "text", input: optionalText(max), answer: z.string().optional(), optional: true, ...emptyString } as const;
}

/** A text that may be empty, and is answered as such. */
export function openTextField(label: string, max: number) {
  return { label, type: "text", input: optionalText(max), answer: z.string(), ...emptyString } as const;
}

/** The part of an address that names one item. */
export function slugField() {
  return { label: "Slug", type: "text", input: slug, answer: z.string(), ...emptyString } as const;
}

/** Text that the editor makes, as HTML; cleaned when it is written and when it is read. */
export function htmlField(label: string) {
  return { label, type: "html", input: optionalText(maxHtmlBytes), answer: z.string(), ...emptyString } as const;
}

/** An uploaded picture; stored and answered as its address. */
export function pictureField(label: string, shape: PictureShape) {
  return { label, type: "picture", input: image, answer: z.string(), shape, ...emptyString } as const;
}

/** An uploaded recording; stored and answered as its address. */
export function recordingField(label: string) {
  const inWords = (value: unknown) => (value ? "A recording" : "");
  return { label, type: "recording", input: optionalText(100), answer: z.string(), inWords, ...emptyString } as const;
}

/** A list of short texts; an empty form shows one empty line. `heading`: of its part of the page. */
export function listField(label: string, maxItems: number, maxLength: number, heading?: string) {
  const blank: string[] = [""];
  return { label, type: "list", input: textList(maxItems, maxLength), answer: z.array(z.string()), blank, before: [], heading } as const;
}

/** One of a few choices, each with its label. `start` is the value of an empty form, of a save without it, and of old rows. */
export function choiceField<const Choice extends string>(label: string, choices: Readonly<Record<Choice, string>>, start: NoInfer<Choice>) {
  // The keys of an object are its own names.
  const values = Object.keys(choices) as Choice[];
  const input = z.enum(values, { error: `${label} must be one of: ${values.join(", ")}.` }).default(start as z.util.NoUndefined<Choice>);
  return { label, type: "text", input, answer: z.enum(values), blank: start as string, before: start as string, choices } as const;
}

/** Yes or no; `start` when a client does not say. */
export function flagField(label: string, start: boolean) {
  const input = z.boolean({ error: `${label} must be true or false.` }).default(start);
  return { label, type: "flag", input, answer: z.boolean(), blank: start, before: start } as const;
}

/** A whole number that `input` judges; a form holds it as text. */
export function numberField<Input extends z.ZodType<number>, Answer extends z.ZodType<number>>(
  label: string,
  input: Input,
  answer: Answer,
  start: number,
) {
  return { label, type: "number", input, answer, blank: String(start), before: start } as const;
}

const calendarDay = (label: string) => z.iso.date({ error: `${label}: please enter a date.` });
const dateInput = { inputType: "date", inWords: dateInWords } as const;

/** A calendar day, YYYY-MM-DD. */
export function dateField(label: string) {
  return { label, type: "text", input: calendarDay(label), answer: z.string(), ...dateInput, ...emptyString } as const;
}

/** A calendar day that answers leave out while there is none; "" and null: none. */
export function optionalDateField(label: string) {
  const input = calendarDay(label)
    .or(z.literal(""))
    .nullish()
    .transform((value) => value ?? "");
  return { label, type: "text", input, answer: z.string().optional(), optional: true, ...dateInput, ...emptyString } as const;
}

/** Calendar days, each once and in order. */
export function datesField(label: string, most: number) {
  const blank: string[] = [];
  const input = z
    .array(calendarDay(label), { error: "This must be a list of dates." })
    .max(most, `There may be at most ${most} of them.`)
    .nullish()
    .transform((dates) => [...new Set(dates)].sort());
  return { label, type: "list", input, answer: z.array(z.string()), blank, before: [], inputType: "date", inWords: datesInWords } as const;
}

function datesInWords(value: unknown): string {
  return (Array.isArray(value) ? value : []).map(dateInWords).join(", ");
}

function dateInWords(value: unknown): string {
  return value ? dateText(String(value)) : "";
}

/** A field of a content kind that a save may leave out, and then leaves as it is. */
export function keptIfMissing<F extends Field>(field: F) {
  return { ...field, input: field.input.optional(), keptIfMissing: true as const };
}

/** The same for a single kind, whose `input` singleKind makes optional: a client that does not know a field that came later leaves it as it is. */
export function later<F extends Field>(field: F) {
  return { ...field, keptIfMissing: true as const };
}

const momentRange = { min: "2000-01-01T00:00:00.000Z", max: "2100-01-01T00:00:00.000Z" };

/** A moment, ISO 8601; stored and answered in UTC with milliseconds, so that texts sort as moments do. "" and null: none. */
export function momentField(label: string) {
  const wrong = `${label}: please enter a day and a time.`;
  const moment = z.iso
    .datetime({ offset: true, error: wrong })
    .transform((value) => new Date(value).toISOString())
    .refine((value) => value >= momentRange.min && value < momentRange.max, wrong);
  const input = z
    .union([moment, z.literal("")], { error: wrong })
    .nullable()
    .transform((value) => value ?? "");
  return keptIfMissing({ label, type: "moment", input, answer: z.string().optional(), optional: true, ...emptyString } as const);
}

/** The id of another item, 0 for none; answers leave it out then. A form holds it as text. */
export function referenceField(label: string) {
  const wrong = `${label}: please choose one of the list.`;
  const input = z.preprocess(
    (value) => (value === "" || value === null || value === undefined ? 0 : typeof value === "string" ? Number(value) : value),
    z.number(wrong).int(wrong).min(0, wrong).max(2_147_483_647, wrong),
  );
  return { label, type: "number", input, answer: z.number().int().optional(), optional: true, blank: text, before: 0 } as const;
}

export function timesField(label: string, most: number) {
  const blank: WeeklyTime[] = [];
  const input = z
    .array(weeklyTime, { error: "This must be a list of times." })
    .max(most, `At most ${most} times a week.`)
    .nullish()
    .transform((times) => times ?? []);
  return { label, type: "times", input, answer: z.array(weeklyTime), blank, before: [] } as const;
}

/** Rows that are alike, each made of the same fields; `least`: how many there must be. */
export function rowsField<Columns extends FieldList>(
  label: string,
  columns: Columns,
  { entry, most, least = 0 }: { entry: string; most: number; least?: number },
) {
  const blank: FormOf<Columns>[] = [];
  const input = z
    .array(z.object(inputsOf(columns)), { error: "This must be a list." })
    .min(least, "There must be at least one.")
    .max(most, `There may be at most ${most} of them.`);
  return { label, type: "rows", input, answer: z.array(z.object(answersOf(columns))), blank, before: [], columns, entry, most } as const;
}

export function searched<F extends Field>(field: F) {
  return { ...field, searched: true };
}

export function inColumn<const Column extends string, F extends Field>(column: Column, field: F) {
  return { ...field, column };
}

export function inputsOf<List extends FieldList>(list: List): { [Name in keyof List]: List[Name]["input"] } {
  return each(list, (field) => field.input);
}

export function answersOf<List extends FieldList>(list: List): { [Name in keyof List]: List[Name]["answer"] } {
  return each(list, (field) => field.answer);
}

/** The values of the fields of a list, as they are stored and answered. */
export type ValuesOf<List extends FieldList> = { [Name in keyof List]: z.output<List[Name]["input"]> };

export type FormOf<List extends FieldList> = { [Name in keyof List]: List[Name]["blank"] };

export function blankOf<List extends FieldList>(list: List): FormOf<List> {
  return each(list, (field) => field.blank);
}

/** A stored item as its form holds it. */
export function formOf<List extends FieldList>(list: List, item: object): FormOf<List> {
  const values: Record<string, unknown> = { ...item };
  return each(list, ({ type, blank }, name) => (type === "number" ? String(values[name] ?? blank) : (values[name] ?? blank)));
}

/** A stored item as a client sends it to be saved again. */
export function fieldsOf<List extends FieldList>(list: List, item: object): ValuesOf<List> {
  const values: Record<string, unknown> = { ...item };
  return each(list, ({ before }, name) => values[name] ?? before);
}

export function searchedTexts(list: FieldList, item: object): string[] {
  const values: Record<string, unknown> = { ...item };
  return Object.entries(list).flatMap(([name, field]) => (field.searched ? [String(values[name] ?? "")] : []));
}

/** A record with what `make` answers for each field of a list, under the same names. */
function each<List extends FieldList, Made>(list: List, make: (field: Field, name: string) => unknown): Made {
  // Every name of the list is there, with what `make` answers for it; TypeScript cannot follow entries through an object.
  return Object.fromEntries(Object.entries(list).map(([name, field]) => [name, make(field, name)])) as Made;
}

/** What is answered of an item of a kind that staff put in order. */
export function orderedItem<List extends FieldList>(list: List) {
  return z.object({ id: z.number().int(), ...answersOf(list), display_order: displayOrder, version: z.number().int() });
}
