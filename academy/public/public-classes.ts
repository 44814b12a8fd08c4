import { type ClosedDays, closedDaysOf, daysOff, firstHeldDay } from "#contract/classes/class-days.ts";
import { dayInWords, feeInWords, heldInWords, shortDayInWords, weeklyLines, whereInWords } from "#contract/classes/class-labels.ts";
import { classModes } from "#contract/classes/class-modes.ts";
import { ownAddress } from "#contract/kinds/branch.ts";
import type { Language } from "#contract/kinds/language.ts";
import { ladderOf, levelsOfAll } from "#contract/languages/level-schemes.ts";
import { hasLevel, levelsOf } from "#contract/languages/levels-of.ts";
import { languageOfSubject } from "#contract/site/course-language.ts";
import { subjectAddress } from "#contract/site/page-address.ts";
import type { Academy } from "../academy.ts";
import { offsetsIn } from "../calendar.ts";
import { isJoinable } from "../class-choices.ts";
import { type ClassFilter, distanceOf, isAtTheWeekend, isInTheEvening, missedBy } from "../classes/class-filter.ts";
import type { OfWhat, OpenClass, Subject } from "../classes/classes.ts";
import { drawnLanguage, type ShareDrawing } from "../content/item-page.ts";
import { createBreather } from "../limits/breather.ts";
import { remembered } from "../once-at-a-time.ts";
import type { NextClass } from "./public-cards.ts";
import {
  addressOfClass,
  type ClassLine,
  classLine,
  type Known,
  type ListedClass,
  listedClass,
  type PublicClass,
  publicClass,
  type SubjectLink,
  subjectLink,
  wholeTitle,
} from "./public-class.ts";
import type { Kept } from "./public-copy.ts";
import type { createReading } from "./public-reading.ts";

/** The next classes of a course or exam. `more`: how many there are in all, where these are not all; `language`: the short name by which the list of classes finds them. */
export type ClassesOfSubject = { classes: PublicClass[]; more?: { total: number }; language?: string };

/** A class as visitors search it; `called`: what people look for it by, besides its names. */
type SoughtClass = { id: number; names: string[]; called: string[]; text: string[]; language: string | undefined };

export type ListedClasses = {
  /** At most `mostListed`. */
  classes: ListedClass[];
  total: number;
  languages: Pick<Language, "slug" | "name">[];
  levels: string[];
  /** While any class is held in a branch: the places to choose from by id, "0" for the academy's own address. */
  houses: [value: string, name: string][];
  /** "2027-01" */
  months: string[];
  /** Where no class is found: what the nearest one in the wanted language misses of the filter. */
  without?: Array<keyof ClassFilter>;
};
export type ClassCalendar = {
  zone: string;
  today: string;
  offsets: ReturnType<typeof offsetsIn>;
  classes: (Pick<OpenClass, "id" | "version" | "starts_on" | "ends_on" | "times" | "mode" | "branch" | "teacher" | "fee_note" | "note"> & {
    title: string;
    path: string;
    held: string;
    facts: string;
    /** The dates of its days that fall out. */
    off: string[];
  })[];
};

/** `closed`: its last day to enrol is over, and it has not begun. */
export type ClassPage = {
  one: PublicClass;
  subject: SubjectLink & { kind: Subject["kind"] };
  /** "German Deutsch: A1 weekend" */
  title: string;
  state: "open" | "closed" | "begun";
  /** Other classes of the same course or exam that can be joined. */
  others: ClassLine[];
};

/** The class that the contact form is about. `facts`: "LKR 45,000 · 3 seats left". */
export type AskedClass = ClassLine & { kind: Subject["kind"]; subject: string; isFull: boolean; isFree: boolean };

const day = 86_400_000;
const mostInCalendar = 500;
const longest = 5 * 366 * day;
/**
 * More would be a page that nobody reads to its end, and React renders a page in one piece: 200 rows hold everybody up for 0.3 s on a busy
 * machine. Filters lead to the rest.
 */
const mostListed = 40;
const mostOfSubject = 24;
const mostBeside = 3;

function timesOfWeek(times: OpenClass["times"]): string[] {
  return [...(isInTheEvening(times) ? ["evening"] : []), ...(isAtTheWeekend(times) ? ["weekend"] : [])];
}

function canBeJoined({ starts_on, enrol_until = "" }: OpenClass, today: string): boolean {
  return isJoinable({ active: 1, starts_on, enrol_until }, today);
}

/** What pages read of the classes that can be joined. While they cannot be read: the last good copy, else none. */
export function createPublicClasses(
  { classes, facts, options, today }: Pick<Academy, "classes" | "facts" | "options" | "today">,
  reading: ReturnType<typeof createReading>,
  taught: () => Promise<readonly Language[]>,
) {
  const { madeFrom, read, readAs } = reading;

  /** Reads classes, and notes that the page depends on courses and exams, too: their titles are shown, and a class is hidden with its course. */
  function readClasses<T>(load: () => Promise<T>, from: (kept: Kept) => T): Promise<T> {
    madeFrom("courses");
    madeFrom("exams");
    return read("classes", load, from);
  }

  async function open(load: () => Promise<OpenClass[]>, isMeant: (one: OpenClass) => boolean = () => true) {
    const found = await readClasses<OpenClass[]>(load, (kept) => kept.open.filter(isMeant));
    const now = today();
    // The copy may be from another day.
    return found.filter((one) => canBeJoined(one, now));
  }

  const readFacts = () => {
    reading.sources.add("site_settings");
    return readAs(facts.read, ({ site }) => site?.facts ?? { ...facts.first, version: 1 });
  };
  const closedDays = async (): Promise<ClosedDays[]> => closedDaysOf((await readFacts()).exceptions);

  const one = (id: number) =>
    open(
      async () => [(await classes.findOpen(id)) ?? []].flat(),
      (each) => each.id === id,
    );
  const of = ({ kind, id }: OfWhat) =>
    open(
      () => classes.open({}, { kind, id }),
      (each) => each[`${kind}_id`] === id,
    );
  // Remembered, because a search asks twice: for what there is, and for what it found.
  const everyOpen = remembered(() => open(() => classes.open()));
  // And the home page: for its courses, and for what begins soon.
  const withSeats = remembered(() =>
    open(
      () => classes.open({ places: "open" }),
      ({ seats_left }) => seats_left > 0,
    ),
  );

  /** Any class that visitors see or have seen. While the database is away only those that can be joined are known. */
  const shown = (id: number) =>
    readClasses<OpenClass | undefined>(
      () => classes.findShown(id),
      (kept) => kept.open.find((each) => each.id === id),
    );
  const isOver = ({ ends_on }: OpenClass) => ends_on < today();

  const known = async (): Promise<Known> => ({ today: today(), taught: await taught(), closed: await closedDays() });
  const lines = async (some: readonly OpenClass[]): Promise<ClassLine[]> => {
    const now = await known();
    return some.map((one) => classLine(one, now));
  };
  const startingSoon = async (most: number) => lines((await withSeats()).slice(0, most));

  return {
    /** The next classes with a free seat, at most `most`. */
    startingSoon,

    /** Whether visitors can join any; no while the database is away and none were kept. */
    anyClass: () => readClasses<boolean>(classes.anyOpen, (kept) => kept.open.some((one) => canBeJoined(one, today()))),

    /** The addresses of those that can be joined, the next one first. */
    async classAddresses(most: number): Promise<string[]> {
      const languages = await taught();
      return (await everyOpen()).slice(0, most).map((one) => addressOfClass(one, languages));
    },

    /** A class as its page shows it; after its last day `leadsTo`, to where its address is redirected; undefined: visitors see no such class. */
    async classPage(id: number): Promise<ClassPage | { leadsTo: string } | undefined> {
      const one = await shown(id);
      if (!one) return undefined;
      const others = (await of(one.subject)).filter((other) => other.id !== id);
      const now = await known();
      if (isOver(one)) {
        const next = others.find(({ seats_left }) => seats_left > 0) ?? others[0];
        return { leadsTo: next ? addressOfClass(next, now.taught) : subjectAddress(one.subject) };
      }
      const state = one.starts_on <= today() ? "begun" : canBeJoined(one, today()) ? "open" : "closed";
      return {
        one: publicClass(one, now),
        subject: { ...subjectLink(one, now.taught), kind: one.subject.kind },
        ...{ state, title: wholeTitle(one) },
        others: await lines(others.slice(0, mostBeside)),
      };
    },

    /** What is drawn where a class is shared: its language or exam, when it begins, what it costs and where it is held. */
    async classDrawing(id: number): Promise<(ShareDrawing & { title: string }) | undefined> {
      const one = await shown(id);
      if (!one || isOver(one)) return undefined;
      const language = languageOfSubject(one.subject, await taught());
      const next = await readAs(facts.next.prepared, ({ site }) => site?.next ?? facts.next.first);
      const begins = firstHeldDay(one, await closedDays());
      const { city } = next.from !== "" && begins >= next.from ? next : await readFacts();
      const house = one.mode === "online" ? "Online" : (one.branch?.name ?? city);
      return {
        ground: one.subject.kind === "course" ? "courses" : "exams",
        language: language && drawnLanguage(language),
        above: weeklyLines(one.times)[0] ?? heldInWords(one),
        title: wholeTitle(one),
        below: [dayInWords(begins, today()), [feeInWords(one.fee), house].filter(Boolean).join(" · ")],
      };
    },

    /** The classes of a teacher, the next one first. */
    async classesWith(teacher: number): Promise<ListedClass[]> {
      const found = await of({ kind: "teacher", id: teacher });
      const now = await known();
      return found.slice(0, mostOfSubject).map((one) => listedClass(one, now));
    },

    async classesOf({ kind, id }: Pick<Subject, "kind" | "id">): Promise<ClassesOfSubject> {
      const found = await of({ kind, id });
      const now = await known();
      const classes = found.slice(0, mostOfSubject).map((one) => publicClass(one, now));
      const language = found[0] && languageOfSubject(found[0].subject, now.taught);
      return {
        classes,
        ...(found.length > classes.length && { more: { total: found.length } }),
        ...(language && { language: language.slug }),
      };
    },

    /** Cards of courses or exams with the next class that has a seat: "12 January · LKR 45,000". */
    async withNextClass<Card extends { slug: string; title: string }>(kind: Subject["kind"], cards: readonly Card[]) {
      const next = new Map<string, OpenClass>();
      for (const one of await withSeats()) {
        const address = subjectAddress(one.subject);
        if (!next.has(address)) next.set(address, one);
      }
      const now = await known();
      return cards.map((card): Card & NextClass => {
        const found = next.get(subjectAddress({ kind, ...card }));
        if (!found) return card;
        const text = `${shortDayInWords(firstHeldDay(found, now.closed), now.today)} · ${feeInWords(found.fee)}`;
        return { ...card, next: { text, path: addressOfClass(found, now.taught) } };
      });
    },

    /** The classes that a filter leaves, and what they can be narrowed by. */
    async listedClasses(filter: ClassFilter): Promise<ListedClasses> {
      const rest = createBreather();
      const now = await known();
      const found: OpenClass[] = [];
      const ladders = levelsOfAll(now.taught);
      const [languages, levels, months] = [new Set<Language>(), new Set<string>(), new Set<string>()];
      const branches = new Map<number, string>();
      let without: Array<keyof ClassFilter> = ["language"];
      for (const one of await everyOpen()) {
        const language = languageOfSubject(one.subject, now.taught);
        const starts_on = firstHeldDay(one, now.closed);
        const missed = missedBy(filter, { ...one, starts_on, language: language?.slug });
        if (missed.length === 0) found.push(one);
        else if (distanceOf(missed) < distanceOf(without)) without = missed;
        if (language) languages.add(language);
        for (const level of levelsOf(one, ladders)) levels.add(level);
        months.add(starts_on.slice(0, 7));
        if (one.branch) branches.set(one.branch.id, one.branch.name);
        await rest();
      }
      return {
        total: found.length,
        classes: found.slice(0, mostListed).map((one) => listedClass(one, now)),
        languages: [...languages].sort((one, other) => one.name.localeCompare(other.name)).map(({ slug, name }) => ({ slug, name })),
        levels: ladders.filter((level) => levels.has(level)),
        months: [...months],
        ...(found.length === 0 && distanceOf(without) < distanceOf(["language"]) && { without }),
        houses:
          branches.size === 0
            ? []
            : [
                ["0", ownAddress],
                ...[...branches]
                  .map(([id, name]): [string, string] => [String(id), name])
                  .sort(([, one], [, other]) => one.localeCompare(other)),
              ],
      };
    },

    /** The texts by which a search finds the classes that can be joined; `names`: what each is called. */
    async joinable(): Promise<SoughtClass[]> {
      const rest = createBreather();
      const now = await known();
      const found: SoughtClass[] = [];
      for (const one of await everyOpen()) {
        const { id, level = "", place = "", branch, teacher = "", times, mode } = one;
        const when = [...weeklyLines(times), dayInWords(firstHeldDay(one, now.closed), now.today), ...timesOfWeek(times)];
        const language = languageOfSubject(one.subject, now.taught);
        const [lowest] = language ? ladderOf(language) : [];
        found.push({
          id,
          names: [one.subject.title, one.title, level],
          called: [...times.map(({ weekday }) => weekday), ...(lowest !== undefined && hasLevel(one, lowest) ? ["beginner"] : [])],
          text: [place, branch?.name ?? "", branch?.address ?? "", teacher, classModes[mode], ...when],
          language: language?.slug,
        });
        await rest();
      }
      return found;
    },

    /** Some of the classes that can be joined, in the order of `ids`. */
    async listed(ids: readonly number[]): Promise<ListedClass[]> {
      if (ids.length === 0) return [];
      const now = await known();
      const found = await everyOpen();
      const some = ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
      return some.map((one) => listedClass(one, now));
    },

    /** Classes for calendar files, one or all; `offsets`: the time zone's, from before the first of them to after the last. */
    async classCalendar(id?: number): Promise<ClassCalendar> {
      const closed = await closedDays();
      const found = await (id === undefined ? everyOpen() : one(id));
      const zone = options.timeZone();
      const days = found.flatMap(({ starts_on, ends_on }) => [Date.parse(starts_on), Date.parse(ends_on)]);
      const [first, last] = [Math.min(...days) - day, Math.min(Math.max(...days) + 2 * day, Math.min(...days) + longest)];
      const rest = createBreather();
      const languages = await taught();
      const shown: ClassCalendar["classes"] = [];
      for (const each of found.slice(0, mostInCalendar)) {
        shown.push({
          ...each,
          title: wholeTitle(each),
          path: addressOfClass(each, languages),
          held: whereInWords(each),
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

    /** The class asked about, while it can be joined; else others of its course or exam, else the next of all; undefined: visitors see no such class. */
    async askedClass(id: number): Promise<{ about: AskedClass } | { others: ClassLine[] } | undefined> {
      const [found] = await one(id);
      if (found) {
        const { subject, seats_left } = found;
        const said = { kind: subject.kind, subject: subject.title, isFull: seats_left === 0, isFree: found.fee === 0 };
        return { about: { ...classLine(found, await known()), ...said } };
      }
      const gone = await readAs(
        () => classes.findShown(id),
        () => undefined,
      );
      if (!gone) return undefined;
      const others = await of(gone.subject);
      return { others: others.length > 0 ? await lines(others.slice(0, mostOfSubject)) : await startingSoon(4) };
    },
  };
}
