import { weekdayOf, weekdays } from "../site/date-text.ts";
import { type DayHours, type SpecialHours, spokenTime } from "../site/opening-hours.ts";
import { type ClassDates, closedDaysOf, heldDays } from "./class-days.ts";
import { dayInWords, timesInWords } from "./class-labels.ts";
import type { WeeklyTime } from "./weekly-time.ts";

type Held = ClassDates & { mode: string };
type Opening = { week: readonly DayHours[]; exceptions: readonly SpecialHours[] };

/** The weekly times at which the academy is not open, grouped by days with the same opening hours; none for an online class. */
export function outsideWeek({ mode, times }: Pick<Held, "mode" | "times">, week: readonly DayHours[]): WeeklyTime[][] {
  const outside = mode === "online" ? [] : times.filter((time) => !isWithin(hoursOn(week, time.weekday), time));
  return [...Map.groupBy(outside, ({ weekday }) => openInWords(hoursOn(week, weekday))).values()];
}

/** "held on Sunday, 9 AM to 1 PM, and the academy is closed on a Sunday". */
export function outsideInWords(times: readonly WeeklyTime[], week: readonly DayHours[]): string {
  const [weekday = "Monday", ...others] = new Set(times.map((time) => time.weekday));
  const days = others.length === 0 ? `a ${weekday}` : "these days";
  return `held on ${timesInWords(times)}, and the academy is ${openInWords(hoursOn(week, weekday))} on ${days}`;
}

/** The classes that are outside the hours of a week, and were not outside those of `before`. */
export function newlyOutside<One extends Held>(
  classes: readonly One[],
  before: readonly DayHours[],
  after: readonly DayHours[],
): { one: One; text: string }[] {
  return classes.flatMap((one) => {
    const wasInside = one.times.filter((time) => isWithin(hoursOn(before, time.weekday), time));
    const [times] = outsideWeek({ ...one, times: wasInside }, after);
    return times ? [{ one, text: outsideInWords(times, after) }] : [];
  });
}

/** The classes held at a time that falls out of the other hours of a date, from `today` on, and did not before. */
export function outsideOtherHours<One extends Held>(
  classes: readonly One[],
  before: Opening,
  after: Opening,
  today: string,
): { one: One; text: string }[] {
  return classes.flatMap((one) => {
    if (one.mode === "online") return [];
    for (const { date } of heldDays(one, closedDaysOf(after.exceptions))) {
      if (date < today) continue;
      const hours = otherHoursOn(after, date);
      const time = one.times.find(
        (each) => isOn(each, date) && isWithin(hoursOn(after.week, each.weekday), each) && !isWithin(hours, each),
      );
      if (time && hours && isWithin(otherHoursOn(before, date), time)) {
        const held = `${dayInWords(date, today)}, ${spokenTime(time.from)} to ${spokenTime(time.to)}`;
        return [{ one, text: `held on ${held}, and the academy is ${openInWords(hours)} then` }];
      }
    }
    return [];
  });
}

const isOn = ({ weekday }: WeeklyTime, date: string) => weekday === weekdayOf(date);

function hoursOn(week: readonly DayHours[], weekday: WeeklyTime["weekday"]): DayHours | undefined {
  return week[weekdays.indexOf(weekday)];
}

function otherHoursOn({ exceptions }: Opening, date: string): DayHours | undefined {
  return exceptions.find(({ open, from, to }) => open && from <= date && date <= to);
}

/** True where the hours are unknown or half typed: nothing can be outside of them. */
function isWithin(hours: DayHours | undefined, { from, to }: WeeklyTime): boolean {
  if (!hours || from === "" || to === "" || (hours.open && (hours.opens === "" || hours.closes === ""))) return true;
  return hours.open && from >= hours.opens && to <= hours.closes;
}

function openInWords(hours: DayHours | undefined): string {
  return hours?.open ? `open from ${spokenTime(hours.opens)} to ${spokenTime(hours.closes)}` : "closed";
}
