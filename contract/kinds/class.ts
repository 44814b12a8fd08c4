import { wrongDates } from "../classes/class-dates.ts";
import { classModes } from "../classes/class-modes.ts";
import {
  answersOf,
  choiceField,
  dateField,
  datesField,
  flagField,
  inputsOf,
  keptIfMissing,
  numberField,
  optionalDateField,
  optionalTextField,
  referenceField,
  searched,
  textField,
  timesField,
} from "../fields/field.ts";
import { version } from "../fields/text.ts";
import { askedNumber, shownQuery } from "../list.ts";
import { z } from "../zod.ts";
import { branchOfClass } from "./branch.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

const feeRange = "The fee must be whole rupees, 0 or more.";
const seatRange = "The seats must be a whole number from 1 to 1000.";

/** What a form sends is text; an empty one is no number. */
function wholeNumber(range: string, least: number, most: number) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
    z.number(range).int(range).min(least, range).max(most, range),
  );
}

/** So many of its days a class itself can call off. */
export const mostDaysOff = 60;

export const classFieldList = {
  course_id: referenceField("Course"),
  exam_id: referenceField("Exam"),
  title: searched(textField("Title", 100)),
  level: searched(optionalTextField("Level", 20)),
  starts_on: dateField("Starts on"),
  ends_on: dateField("Ends on"),
  enrol_until: optionalDateField("Last day to enrol"),
  times: timesField("Weekly times", 14),
  no_class_on: keptIfMissing(datesField("No lesson on", mostDaysOff)),
  held_on: keptIfMissing(datesField("Held although the academy is closed", 60)),
  mode: choiceField("Held", classModes, "academy"),
  room_id: referenceField("Room"),
  /** While there is the room of `room_id`, that one's present name. */
  place: searched(optionalTextField("Place", 100)),
  teacher_id: referenceField("Teacher"),
  /** While there is the teacher of `teacher_id`, that one's present name. */
  teacher: searched(optionalTextField("Teacher's name", 100)),
  fee: { ...numberField("Fee (LKR)", wholeNumber(feeRange, 0, 100_000_000), z.number().int(), 0), blank: "" },
  fee_note: optionalTextField("Note to the fee", 200),
  seats: { ...numberField("Seats", wholeNumber(seatRange, 1, 1000), z.number().int(), 1), blank: "" },
  note: searched(optionalTextField("Note", 1000)),
  active: flagField("Published", true),
};

export const classFields = z.object({ ...inputsOf(classFieldList), version }).superRefine((fields, context) => {
  const { course_id, exam_id } = fields;
  const wrong = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if ((course_id === 0) === (exam_id === 0)) wrong("course_id", "Please choose the course or the exam that this is a class of.");
  for (const { path, message } of wrongDates(fields)) wrong(path, message);
});
export type ClassFields = z.output<typeof classFields>;

/**
 * A class as every list and answer carries it. `branch`: that of its room; `seats_left` is never below 0, and for visitors less those
 * that people wait for; `waiting`: how many people are on its waiting list.
 */
export const courseClass = z.object({
  id: z.number().int(),
  ...answersOf(classFieldList),
  branch: branchOfClass.optional(),
  seats_left: z.number().int(),
  enrolled: z.number().int(),
  waiting: z.number().int(),
  version: z.number().int(),
});
export type CourseClass = z.output<typeof courseClass>;

/** Cancels one of its days (`held` false), or holds it after all. */
export const classDaySet = z.object({
  day: z.iso.date({ error: "Please give a date as YYYY-MM-DD." }),
  held: z.boolean({ error: "held must be true or false." }),
});
export type ClassDaySet = z.output<typeof classDaySet>;

const yes = z.enum(["true"], "Give true, or leave it out.").optional();
const reference = askedNumber.optional();

/** What narrows a list of classes. Without `admin`: those that somebody can still enrol in, or wait for. */
export const classQuery = shownQuery.extend({
  course_id: reference,
  exam_id: reference,
  /** The short name of the language that its course or exam teaches: "german". */
  language: z.string().max(30).optional(),
  /** "A1" finds A1.1 as well. */
  level: z.string().max(20).optional(),
  /** All its times begin at 17:00 or later. */
  evening: yes,
  weekend: yes,
  online: yes,
  /** By the id of the branch that they are held in; 0: at the academy's own address. */
  branch: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Give a month as YYYY-MM.")
    .optional(),
  /** For staff, with `admin`; "current": running or upcoming. */
  when: z.enum(["current", "upcoming", "running", "past"]).optional(),
  places: z.enum(["open", "full"]).optional(),
});
export type ClassQuery = z.output<typeof classQuery>;

export const classKind = {
  path: "classes",
  table: "classes",
  ...namesOf("class", { operation: "CourseClass" }),
  icon: "classes",
  list: classFieldList,
  titled: "title",
  input: classFields,
  answer: courseClass,
  query: classQuery,
  listed: " that can be joined now, the next one first; with admin=true all of them, for staff",
  read: "staff",
  shownWhen: ["active"],
  seenBy: "enquiries",
  dated: true,
  shows: ["teachers", "rooms", "branches", "languages"],
} as const satisfies ContentKind;
