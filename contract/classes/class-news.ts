import { dateText } from "../site/date-text.ts";
import { type ClassDates, type ClosedDays, classDays, firstHeldDay, lastHeldDay, whyOff } from "./class-days.ts";
import { dayInWords, type Held, timesInWords, whereInWords } from "./class-labels.ts";

/** What changed in a class: days called off, days held after all, and other times, first and last day, or place. Days are YYYY-MM-DD. */
export type ClassNews = { cancelled: string[]; held: string[]; changes: { what: string; before: string; after: string }[] };

/** What people with a seat know of a class. `address`: the academy's, where it is held there. */
type Told = ClassDates & Held & { address?: string };

/**
 * What is new in a class since it was `before`, as far as it is not past on `today`; undefined: nothing. Last, the days on which the academy
 * is closed, as they were then and as they are.
 */
export function classNews(
  before: Told,
  after: Told,
  today: string,
  [wasClosed, isClosed]: readonly [readonly ClosedDays[], readonly ClosedDays[]] = [[], []],
): ClassNews | undefined {
  const [daysBefore, days] = [datesIn(before), datesIn(after)];
  const wasOff = (date: string) => whyOff(before, date, wasClosed) !== undefined;
  const isOff = (date: string) => whyOff(after, date, isClosed) !== undefined;
  // A day that the class itself calls off is told even where it is no day of the class any more.
  const calledOff = after.no_class_on?.filter((date) => daysBefore.has(date)) ?? [];
  const all = [...new Set([...days, ...calledOff])].sort();
  const toCome = all.filter((date) => date >= today);
  const cancelled = toCome.filter((date) => isOff(date) && !wasOff(date));
  const held = toCome.filter((date) => wasOff(date) && !isOff(date));
  // Only days off both then and now move the first and last day: a day called off since is told as such, and is not told twice.
  const no_class_on = [...all, ...daysBefore].filter((date) => wasOff(date) && isOff(date));
  const areKnown = [before, after].every(({ times }) => times.length > 0);
  const dayOf = (one: ClassDates, name: "starts_on" | "ends_on") =>
    areKnown ? (name === "starts_on" ? firstHeldDay : lastHeldDay)({ ...one, no_class_on }, []) : one[name];
  const changes = [
    {
      what: "Times",
      before: timesInWords(before.times) || "none",
      after: timesInWords(after.times) || "none",
      isPast: after.ends_on < today,
    },
    ...(["starts_on", "ends_on"] as const).map((name) => {
      const [was, is] = [dayOf(before, name), dayOf(after, name)];
      // A class that has begun, and is held on another weekday now, does not begin again.
      const hasBegun = name === "starts_on" && before[name] === after[name];
      return {
        what: name === "starts_on" ? "First day" : "Last day",
        before: dateText(was),
        after: dateText(is),
        isPast: was < today && (is < today || hasBegun),
      };
    }),
    { what: "Where", ...whereBeforeAndAfter(before, after), isPast: after.ends_on < today },
  ].flatMap(({ isPast, ...change }) => (change.before !== change.after && !isPast ? [change] : []));
  return cancelled.length + held.length + changes.length > 0 ? { cancelled, held, changes } : undefined;
}

/** Its days, those that fall out among them. */
const datesIn = (one: ClassDates): Set<string> => new Set(classDays(one, []).map(({ date }) => date));

/** With the academy's address where that is another now. */
function whereBeforeAndAfter(before: Told, after: Told) {
  const moved = before.address && after.address && before.address !== after.address;
  const where = (one: Told) => (moved ? `${whereInWords(one)}, ${one.address}` : whereInWords(one));
  return { before: where(before), after: where(after) };
}

/** The news line by line. `change`: how a line puts the value before and after. */
export function newsInLines({ cancelled, held, changes }: ClassNews, today: string, change = beforeAndAfter): string[] {
  return [
    ...changes.map(({ what, before, after }) => `${what}: ${change(before, after)}`),
    ...cancelled.map((date) => `No lesson on ${dayInWords(date, today)}`),
    ...held.map((date) => `A lesson after all on ${dayInWords(date, today)}`),
  ];
}

const beforeAndAfter = (before: string, after: string) => `${before} → ${after}`;
