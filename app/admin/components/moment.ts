import { daysBetween } from "#contract/site/days.ts";
import { spokenTime } from "#contract/site/opening-hours.ts";

let timeZone: string | undefined;

/** Times are told as the academy's clocks show them; before the server said which, as this browser's do. */
export function setAcademyTimeZone(zone: string): void {
  timeZone = zone;
}

/** What the academy's clocks show now, or those of `zone`: "2.31 PM". */
export function timeNow(zone = timeZone): string {
  return timeOf(new Date(), zone);
}

/** The academy's calendar day, YYYY-MM-DD. */
export function todayHere(now = new Date()): string {
  return dayOf(now);
}

/** "Today, 3.05 PM", "Yesterday, 9.12 AM", "Tomorrow, 9 AM", else the day. */
export function momentOf(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = timeOf(moment, timeZone);
  const days = daysBetween(dayOf(moment), dayOf(now));
  if (days === 0) return `Today, ${time}`;
  if (days === 1) return `Yesterday, ${time}`;
  if (days === -1) return `Tomorrow, ${time}`;
  return `${moment.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone })}, ${time}`;
}

/** The same inside a sentence: "today, 3.05 PM". */
export function momentInText(iso: string): string {
  return momentOf(iso).replace(/^(?=Today|Yesterday|Tomorrow)./, (letter) => letter.toLowerCase());
}

/** "Sunday 3 AM". */
export function weekdayAndTime(iso: string): string {
  return `${new Date(iso).toLocaleDateString("en-GB", { weekday: "long", timeZone })} ${timeOf(new Date(iso), timeZone)}`;
}

/** "YYYY-MM-DDTHH:mm" as the academy's clocks show a moment (ISO 8601); "" of none. */
export function localMoment(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return "";
  const time = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  return `${dayOf(moment)}T${time}`;
}

/** "2026-11-25 21:19" as the academy's clocks show it, which a spreadsheet takes for a moment; "" of none. */
export function sheetMoment(iso: string): string {
  return localMoment(iso).replace("T", " ");
}

/** The moment (ISO 8601, UTC) at which the academy's clocks show `local`; "" of none. */
export function utcMoment(local: string): string {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return "";
  // What the clocks are ahead by may be another at the moment that is looked for, once a year.
  let moment = wanted;
  for (let look = 0; look < 2; look++) moment += wanted - Date.parse(`${localMoment(new Date(moment).toISOString())}Z`);
  return new Date(moment).toISOString();
}

/** "Time in Colombo." */
export function zoneInWords(): string {
  return timeZone ? `Time in ${timeZone.split("/").at(-1)?.replaceAll("_", " ")}.` : "";
}

function timeOf(moment: Date, zone: string | undefined): string {
  return spokenTime(moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone }));
}

function dayOf(moment: Date): string {
  const parts = new Intl.DateTimeFormat("en", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
