import { addDays, daysBetween } from "../site/days.ts";
import { type ClassDates, type ClosedDays, firstHeldDay, heldDays, hoursOf, lastDayFor, lastHeldDay } from "./class-days.ts";

type Repeated = ClassDates & { enrol_until?: string | undefined };

/** The first day that is proposed when a class is held again: the next of its weekdays after its last day on which the academy is open. */
export function nextStart({ starts_on, ends_on, times, ...own }: ClassDates, closed: readonly ClosedDays[]): string {
  const last = lastHeldDay({ starts_on, ends_on, times, ...own }, closed);
  const next = heldDays({ times, starts_on: addDays(last, 1), ends_on: addDays(last, 90) }, closed)[0];
  return next?.date ?? addDays(starts_on, (Math.floor(daysBetween(starts_on, last) / 7) + 1) * 7);
}

/** The dates of the same class from another first day: as many hours, where it has weekly times, and as long before it to enrol. */
export function datesAgain(one: Repeated, startsOn: string, closed: readonly ClosedDays[]) {
  const later = (date: string) => addDays(date, daysBetween(firstHeldDay(one, closed), startsOn));
  const hours = hoursOf(one, closed);
  const last = hours ? lastDayFor({ times: one.times, starts_on: startsOn }, closed, hours) : undefined;
  return { starts_on: startsOn, ends_on: last ?? later(one.ends_on), enrol_until: one.enrol_until ? later(one.enrol_until) : "" };
}
