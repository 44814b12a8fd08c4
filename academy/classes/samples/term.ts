import type { classFields } from "#contract/kinds/class.ts";
import type { z } from "#contract/zod.ts";

/**
 * A built-in class of a course or an exam, by its slug. It begins `inWeeks` weeks from now, on the weekday of its first time, and has the hours
 * that its course says; that of an exam, or of a course that says none, lasts `weeks`.
 */
type TermClass = Omit<
  z.input<typeof classFields>,
  "course_id" | "exam_id" | "starts_on" | "ends_on" | "enrol_until" | "room_id" | "teacher_id"
> & {
  course?: string;
  exam?: string;
  inWeeks: number;
  weeks: number;
} & { times: NonNullable<z.input<typeof classFields>["times"]> };

const weekly = (from: string, to: string, ...days: TermClass["times"][number]["weekday"][]) =>
  days.map((weekday) => ({ weekday, from, to }));

export const term: readonly TermClass[] = [
  {
    course: "German_Deutsch",
    title: "A1 weekday afternoons",
    level: "A1",
    inWeeks: 2,
    weeks: 12,
    times: weekly("15:00", "17:30", "Tuesday", "Thursday"),
    place: "Room 2",
    fee: 45_000,
    fee_note: "In two instalments; the course book is included.",
    seats: 10,
  },
  {
    course: "German_Deutsch",
    title: "A1 weekend",
    level: "A1",
    inWeeks: 3,
    weeks: 14,
    times: weekly("09:00", "11:30", "Saturday", "Sunday"),
    place: "Room 1",
    fee: 48_000,
    fee_note: "In two instalments; the course book is included.",
    seats: 10,
  },
  {
    course: "German_Deutsch",
    title: "A1 afternoons, online",
    level: "A1",
    inWeeks: 4,
    weeks: 14,
    times: weekly("15:00", "17:30", "Tuesday", "Thursday"),
    mode: "online",
    fee: 42_000,
    fee_note: "In three instalments.",
    seats: 10,
  },
  {
    course: "French_Excellence",
    title: "A1 weekend",
    level: "A1",
    inWeeks: 3,
    weeks: 12,
    times: weekly("09:00", "11:30", "Saturday", "Sunday"),
    place: "Room 3",
    fee: 44_000,
    seats: 10,
  },
  {
    course: "Japanese_World",
    title: "N5 for beginners",
    level: "N5",
    inWeeks: 2,
    weeks: 16,
    times: weekly("09:00", "11:00", "Monday", "Wednesday", "Friday"),
    mode: "both",
    place: "Room 4",
    fee: 52_000,
    fee_note: "In two instalments.",
    seats: 12,
  },
  {
    course: "Korean_Culture",
    title: "Level 1 weekend",
    level: "Level 1",
    inWeeks: 5,
    weeks: 12,
    times: weekly("12:30", "15:00", "Saturday", "Sunday"),
    place: "Room 2",
    fee: 46_000,
    seats: 10,
  },
  {
    course: "English_Proficiency",
    title: "B1 evenings, online",
    level: "B1",
    inWeeks: 3,
    weeks: 10,
    times: weekly("18:00", "20:00", "Monday", "Wednesday", "Friday"),
    mode: "online",
    fee: 38_000,
    seats: 12,
  },
  {
    course: "Italian_Beauty",
    title: "A1 weekday mornings",
    level: "A1",
    inWeeks: 6,
    weeks: 12,
    times: weekly("09:00", "11:30", "Tuesday", "Thursday"),
    place: "Room 1",
    fee: 43_000,
    seats: 10,
  },
  {
    exam: "Goethe-Zertifikate",
    title: "B1 preparation, weekend",
    level: "B1",
    inWeeks: 2,
    weeks: 8,
    times: weekly("09:00", "11:30", "Saturday", "Sunday"),
    place: "Room 5",
    fee: 40_000,
    fee_note: "The exam fee is paid to the exam centre.",
    seats: 10,
  },
  {
    exam: "IELTS_Preparation",
    title: "Academic, three afternoons a week",
    inWeeks: 2,
    weeks: 8,
    times: weekly("15:30", "17:15", "Monday", "Wednesday", "Friday"),
    mode: "both",
    place: "Room 3",
    fee: 42_000,
    fee_note: "The exam fee is paid to the exam centre.",
    seats: 10,
  },
];
