import { dateText, weekdays } from "./date-text.ts";
import { addDays } from "./days.ts";
import { listed } from "./listed.ts";

/** Opening hours as staff set them, and in words. Times are "08:30", dates "2027-04-13", both where the academy is. */
export type DayHours = { open: boolean; opens: string; closes: string };
export type SpecialHours = DayHours & { name: string; from: string; to: string };

/** Days in a row with the same hours: "Monday to Friday", "8.30 AM to 5.30 PM", "08:30-17:30"; closed ones are "closed" without times. */
export type HoursLine = [days: string, text: string, times?: string];
export type HoursChange = { name: string; dates: string; text: string; from: string; to: string; times?: string };
export type HoursInWords = {
  lines: HoursLine[];
  /** For a week whose days are not alike, within a sentence: "Monday to Friday from 9 AM to 5 PM and Saturday from 9 AM to 1 PM". */
  when?: string;
  /** What holds today instead: "27 to 28 November 2026: closed". */
  today?: string;
  changes?: HoursChange[];
};

/** The hours of the specification (section 1): the same on all seven days. */
export const standardHours: DayHours = { open: true, opens: "08:30", closes: "17:30" };

/** Days before it begins from which a change of the hours is announced. */
const announced = 60;

/** The week and the changes to come in words. `today`: the calendar day where the academy is. */
export function hoursInWords(week: readonly DayHours[], exceptions: readonly SpecialHours[], today: string): HoursInWords {
  const lines = linesOf(week);
  const open = lines.filter(([, , times]) => times).map(([days, text]) => `${days} from ${text}`);
  const changes = exceptions
    .filter(({ from, to }) => to >= today && from <= addDays(today, announced))
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map((change) => ({
      name: change.name,
      dates: datesText(change.from, change.to),
      from: change.from,
      to: change.to,
      ...timesOf(change),
    }));
  const running = changes.find(({ from }) => from <= today);
  return {
    lines,
    ...(lines.length > 1 && { when: listed(open) }),
    ...(running && { today: `${running.dates}: ${running.text}` }),
    ...(changes.length > 0 && { changes }),
  };
}

/** The same with no more than the next `most` of its changes. */
export function withNextChanges({ changes, ...hours }: HoursInWords, most: number): HoursInWords {
  return changes ? { ...hours, changes: changes.slice(0, most) } : hours;
}

function linesOf(week: readonly DayHours[]): HoursLine[] {
  const groups: { text: string; times?: string; first: number; last: number }[] = [];
  for (const [index, day] of week.entries()) {
    const times = timesOf(day);
    const before = groups.at(-1);
    if (before?.text === times.text) before.last = index;
    else groups.push({ ...times, first: index, last: index });
  }
  return groups.map(({ first, last, text, times }) => {
    const days = daysText(first, last);
    return times ? [days, text, times] : [days, text];
  });
}

function timesOf({ open, opens, closes }: DayHours): { text: string; times?: string } {
  return open ? { text: `${spokenTime(opens)} to ${spokenTime(closes)}`, times: `${opens}-${closes}` } : { text: "closed" };
}

function daysText(first: number, last: number): string {
  const [from = "", to = ""] = [weekdays[first], weekdays[last]];
  if (first === last) return from;
  return last - first === 1 ? `${from} and ${to}` : `${from} to ${to}`;
}

/** "17:30" as people say it: "5.30 PM"; "09:00": "9 AM". */
export function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** A moment as the clocks of a time zone show it: "12 November 2026, 3.05 PM". */
export function momentInWords(moment: Date | number, timeZone: string): string {
  const [day, time] = new Date(moment).toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone }).split(" ");
  return `${dateText(day ?? "")}, ${spokenTime(time ?? "")}`;
}

/** "Sinhala and Tamil New Year, 13 to 14 April 2027: closed"; what is not typed yet is left out. */
export function specialInWords(special: SpecialHours): string {
  const { name, from, to, open, opens, closes } = special;
  const dates = from === "" || to === "" ? from || to : datesText(from, to);
  const hours = open && (opens === "" || closes === "") ? "" : `: ${timesOf(special).text}`;
  return `${[name, dates].filter(Boolean).join(", ")}${hours}`;
}

/** "13 April 2027", "13 to 16 April 2027", "30 December 2026 to 2 January 2027". */
function datesText(from: string, to: string): string {
  const [year, month] = from.split("-");
  if (from === to) return dateText(from);
  if (to.startsWith(`${year}-${month}-`)) return `${Number(from.slice(8))} to ${dateText(to)}`;
  return to.startsWith(`${year}-`) ? `${dateText(from).slice(0, -5)} to ${dateText(to)}` : `${dateText(from)} to ${dateText(to)}`;
}
