import { type ClosedDays, classDays, closedDaysOf, daysOff, daysOffOf, hoursOfDays } from "#contract/classes/class-days.ts";
import {
  dayInWords,
  daysOffInWords,
  feeInWords,
  heldInWords,
  seatsInWords,
  shortDayInWords,
  weeklyLines,
} from "#contract/classes/class-labels.ts";
import { classLevels } from "#contract/classes/class-levels.ts";
import { inHours } from "#contract/classes/contradictions.ts";
import type { Language } from "#contract/site/course-language.ts";
import { subjectAddress } from "#contract/site/page-address.ts";
import type { Academy } from "../academy.ts";
import { offsetsIn } from "../calendar.ts";
import { type ClassFilter, levelsOf, passes } from "../classes/class-filter.ts";
import { classLanguage } from "../classes/class-language.ts";
import type { OpenClass, Subject } from "../classes/classes.ts";
import { createBreather } from "../limits/breather.ts";
import type { createReading } from "./public-reading.ts";

export type PublicClass = Pick<
  OpenClass,
  "id" | "title" | "starts_on" | "ends_on" | "times" | "mode" | "place" | "teacher" | "fee" | "fee_note" | "note" | "seats_left"
> & {
  words: ClassLabels;
  /** Of its weekly times, the dates on which it is not held. */
  off: string[];
};
export type ClassLabels = {
  starts: string;
  ends: string;
  /** Its last day to enrol, when that is not simply the day before it begins. */
  until?: string;
  times: string[];
  /** "60 hours in 24 classes". */
  hours?: string;
  /** "1 January (New Year's Day)" */
  off?: string;
  held: string;
  fee: string;
  seats: string;
};

/** The next classes of a course or exam; `more`: how many there are in all where these are not all, and the language that finds them in the list. */
export type ClassesOfSubject = { classes: PublicClass[]; more?: { total: number; language?: Language } };

export type ListedClass = PublicClass & { subject: { title: string; path: string } };
export type ListedClasses = {
  /** At most `mostListed`. */
  classes: ListedClass[];
  total: number;
  languages: Language[];
  levels: string[];
  /** "2027-01" */
  months: string[];
};
export type ClassCalendar = {
  zone: string;
  today: string;
  offsets: ReturnType<typeof offsetsIn>;
  classes: (Pick<OpenClass, "id" | "version" | "starts_on" | "ends_on" | "times" | "mode" | "teacher" | "fee_note" | "note"> & {
    title: string;
    path: string;
    held: string;
    facts: string;
    /** Of its weekly times, the dates on which it is not held. */
    off: string[];
  })[];
};

const day = 86_400_000;
const mostInCalendar = 500;
const longest = 5 * 366 * day;
/**
 * More would be a page that nobody reads to its end, and React renders a page in one piece: 200 rows hold everybody up for 0.3 s on a busy
 * machine. Filters lead to the rest.
 */
const mostListed = 40;
const mostOfSubject = 24;

export type ClassLine = { id: number; path: string; title: string; starts: string; facts: string };
/** What the contact form is about. `facts`: "LKR 45,000 · 3 seats left". */
export type AskedClass = ClassLine & { kind: Subject["kind"]; subject: string; isFull: boolean };

function classLine(one: OpenClass, today: string): ClassLine {
  const { id, subject, starts_on, fee, seats_left } = one;
  return {
    id,
    path: `${subjectAddress(subject)}#class-${id}`,
    title: `${subject.title}: ${titleOf(one)}`,
    starts: dayInWords(starts_on, today),
    facts: `${feeInWords(fee)} · ${seatsInWords(seats_left)}`,
  };
}

/** Its title, with its level where the title does not say it. */
function titleOf({ title, level }: OpenClass): string {
  return level && !title.includes(level) ? `${level}: ${title}` : title;
}

function publicClass(one: OpenClass, today: string, closed: readonly ClosedDays[]): PublicClass {
  const { id, starts_on, ends_on, enrol_until, times, mode, place, teacher, fee, fee_note, note, seats_left } = one;
  const days = classDays(one, closed);
  const off = daysOffOf(days);
  const held = days.filter((day) => day.off === undefined);
  return {
    ...{ id, title: titleOf(one), starts_on, ends_on, times, mode, fee, seats_left, off: off.map(({ date }) => date) },
    ...(place && { place }),
    ...(teacher && { teacher }),
    ...(fee_note && { fee_note }),
    ...(note && { note }),
    words: {
      starts: dayInWords(starts_on, today),
      ends: shortDayInWords(ends_on, today),
      ...(enrol_until && { until: dayInWords(enrol_until, today) }),
      times: weeklyLines(times),
      ...(held.length > 0 && { hours: `${inHours(hoursOfDays(held))} in ${held.length} ${held.length === 1 ? "class" : "classes"}` }),
      ...(off.length > 0 && { off: daysOffInWords(off, today) }),
      held: heldInWords(one),
      fee: feeInWords(fee),
      seats: seatsInWords(seats_left),
    },
  };
}

/** What pages read of the classes that can be joined. While they cannot be read: the last good copy, else none. */
export function createPublicClasses(
  { classes, facts, options, today }: Pick<Academy, "classes" | "facts" | "options" | "today">,
  reading: ReturnType<typeof createReading>,
) {
  const { madeFrom, read, readAs } = reading;

  async function open(load: () => Promise<OpenClass[]>, isMeant: (one: OpenClass) => boolean = () => true) {
    // What a class is of has its title from there, and takes it along when it goes.
    madeFrom("courses");
    madeFrom("exams");
    const found = await read<OpenClass[]>("classes", load, (kept) => kept.open.filter(isMeant));
    const now = today();
    // A copy may be of another day.
    return found.filter(({ starts_on, enrol_until }) => starts_on > now && (!enrol_until || enrol_until >= now));
  }

  async function closedDays(): Promise<ClosedDays[]> {
    reading.sources.add("site_settings");
    const { exceptions } = await readAs(facts.read, ({ site }) => site?.facts ?? { ...facts.first, version: 1 });
    return closedDaysOf(exceptions);
  }

  const one = (id: number) =>
    open(
      async () => [(await classes.findOpen(id)) ?? []].flat(),
      (each) => each.id === id,
    );
  const of = (subject: Pick<Subject, "kind" | "id">) =>
    open(
      () => classes.open({}, subject),
      (each) => each.subject.kind === subject.kind && each.subject.id === subject.id,
    );
  // The home page asks twice: for its courses, and for what begins soon.
  let seated: Promise<OpenClass[]> | undefined;
  const withSeats = () => {
    seated ??= open(
      () => classes.open({ places: "open" }),
      ({ seats_left }) => seats_left > 0,
    );
    return seated;
  };

  const startingSoon = async (most: number): Promise<ClassLine[]> =>
    (await withSeats()).slice(0, most).map((one) => classLine(one, today()));

  return {
    /** The next ones with a seat, at most `most`. */
    startingSoon,

    async classesOf({ kind, id }: Pick<Subject, "kind" | "id">): Promise<ClassesOfSubject> {
      const found = await of({ kind, id });
      const closed = await closedDays();
      const classes = found.slice(0, mostOfSubject).map((one) => publicClass(one, today(), closed));
      const [first] = found;
      if (!first || found.length === classes.length) return { classes };
      const language = classLanguage(first.subject);
      return { classes, more: { total: found.length, ...(language && { language }) } };
    },

    /** Cards of courses or exams with the next class that has a seat: "12 January · LKR 45,000". */
    async withNextClass<Card extends { slug: string; title: string }>(kind: Subject["kind"], cards: readonly Card[]) {
      const next = new Map<string, OpenClass>();
      for (const one of await withSeats()) {
        const address = subjectAddress(one.subject);
        if (!next.has(address)) next.set(address, one);
      }
      return cards.map((card): Card & { next?: string } => {
        const found = next.get(subjectAddress({ kind, ...card }));
        return found ? { ...card, next: `${shortDayInWords(found.starts_on, today())} · ${feeInWords(found.fee)}` } : card;
      });
    },

    async listedClasses(filter: ClassFilter): Promise<ListedClasses> {
      const rest = createBreather();
      const closed = await closedDays();
      const found: OpenClass[] = [];
      const [languages, levels, months] = [new Set<Language>(), new Set<string>(), new Set<string>()];
      for (const one of await open(() => classes.open())) {
        const language = classLanguage(one.subject);
        if (passes(filter, { ...one, language })) found.push(one);
        if (language) languages.add(language);
        for (const level of levelsOf(one, classLevels)) levels.add(level);
        months.add(one.starts_on.slice(0, 7));
        await rest();
      }
      return {
        total: found.length,
        classes: found.slice(0, mostListed).map((one) => ({
          ...publicClass(one, today(), closed),
          subject: { title: one.subject.title, path: subjectAddress(one.subject) },
        })),
        languages: [...languages].sort(),
        levels: classLevels.filter((level) => levels.has(level)),
        months: [...months],
      };
    },

    /** Classes for calendars, one or all; `offsets` of the time zone from before the first to after the last of them. */
    async classCalendar(id?: number): Promise<ClassCalendar> {
      const closed = await closedDays();
      const found = await (id === undefined ? open(() => classes.open()) : one(id));
      const zone = options.timeZone();
      const days = found.flatMap(({ starts_on, ends_on }) => [Date.parse(starts_on), Date.parse(ends_on)]);
      const [first, last] = [Math.min(...days) - day, Math.min(Math.max(...days) + 2 * day, Math.min(...days) + longest)];
      const rest = createBreather();
      const shown: ClassCalendar["classes"] = [];
      for (const each of found.slice(0, mostInCalendar)) {
        shown.push({
          ...each,
          title: `${each.subject.title}: ${titleOf(each)}`,
          path: subjectAddress(each.subject),
          held: heldInWords(each),
          off: daysOff(each, closed).map(({ date }) => date),
          facts: feeInWords(each.fee),
        });
        await rest();
      }
      return {
        zone,
        today: today(),
        offsets: found.length > 0 ? offsetsIn(zone, first, last) : [],
        classes: shown,
      };
    },

    /** The class asked about while it can be joined, else others of its course or exam, else the next; undefined: visitors see none. */
    async askedClass(id: number): Promise<{ about: AskedClass } | { others: ClassLine[] } | undefined> {
      const [found] = await one(id);
      if (found) {
        const { subject, seats_left } = found;
        return { about: { ...classLine(found, today()), kind: subject.kind, subject: subject.title, isFull: seats_left === 0 } };
      }
      const gone = await readAs(
        () => classes.findShown(id),
        () => undefined,
      );
      if (!gone) return undefined;
      const others = await of(gone);
      return {
        others: others.length > 0 ? others.slice(0, mostOfSubject).map((other) => classLine(other, today())) : await startingSoon(4),
      };
    },
  };
}
