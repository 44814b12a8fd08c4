import { dayInWords, feeInWords, heldInWords, seatsInWords, shortDayInWords, weeklyLines } from "#contract/class-words.ts";
import { subjectAddress } from "#contract/page-address.ts";
import type { Academy } from "./academy.ts";
import type { OpenClass, Subject } from "./classes/classes.ts";
import type { createReading } from "./public-reading.ts";

/** A class as a page shows it: what search engines read, and what people read. */
export type PublicClass = Pick<
  OpenClass,
  "id" | "title" | "starts_on" | "ends_on" | "times" | "mode" | "place" | "teacher" | "fee" | "fee_note" | "note" | "seats_left"
> & { words: ClassWords };
export type ClassWords = {
  starts: string;
  ends: string;
  /** Its last day to enrol, when that is not simply the day before it begins. */
  until?: string;
  times: string[];
  held: string;
  fee: string;
  seats: string;
};

/** The next class with a seat on a card: "Next class 12 January · LKR 45,000", by the address of the page of its course or exam. */
export type NextClasses = Record<string, string>;

function publicClass(one: OpenClass, today: string): PublicClass {
  const { id, starts_on, ends_on, enrol_until, times, mode, place, teacher, fee, fee_note, note, seats_left, level } = one;
  const title = level && !one.title.includes(level) ? `${level}: ${one.title}` : one.title;
  return {
    ...{ id, title, starts_on, ends_on, times, mode, fee, seats_left },
    ...(place && { place }),
    ...(teacher && { teacher }),
    ...(fee_note && { fee_note }),
    ...(note && { note }),
    words: {
      starts: dayInWords(starts_on, today),
      ends: shortDayInWords(ends_on, today),
      ...(enrol_until && { until: dayInWords(enrol_until, today) }),
      times: weeklyLines(times),
      held: heldInWords(one),
      fee: feeInWords(fee),
      seats: seatsInWords(seats_left),
    },
  };
}

/** What pages read of the classes that can be joined. While they cannot be read: the last good copy, else none. */
export function createPublicClasses({ classes, today }: Pick<Academy, "classes" | "today">, reading: ReturnType<typeof createReading>) {
  const { madeFrom, read } = reading;

  async function open(key: string, load: () => Promise<OpenClass[]>): Promise<OpenClass[]> {
    // What a class is of has its title from there, and takes it along when it goes.
    madeFrom("courses");
    madeFrom("exams");
    const found = await read<OpenClass[]>("classes", `classes:${key}`, load, () => []);
    const now = today();
    // A copy may be of another day.
    return found.filter(({ starts_on, enrol_until }) => starts_on > now && (enrol_until === "" || enrol_until >= now));
  }

  return {
    /** Those of a course or an exam, the next one first. */
    async classesOf({ kind, id }: Pick<Subject, "kind" | "id">): Promise<PublicClass[]> {
      const found = await open(`${kind}:${id}`, () => classes.open({}, { kind, id }));
      return found.map((one) => publicClass(one, today()));
    },

    /** For the cards of courses and exams. */
    async nextClasses(): Promise<NextClasses> {
      const found = await open("with seats", () => classes.open({ places: "open" }));
      const next: NextClasses = {};
      for (const { subject, starts_on, fee } of found)
        next[subjectAddress(subject)] ??= `Next class ${shortDayInWords(starts_on, today())} · ${feeInWords(fee)}`;
      return next;
    },
  };
}
