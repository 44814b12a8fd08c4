import type { ClassCalendar } from "#academy/public/public-academy.ts";
import type { WeeklyTime } from "#contract/classes/weekly-time.ts";
import { type AcademyFacts, moveDuring, placeOn } from "#contract/shown-facts.ts";
import { weekdayOf } from "#contract/site/date-text.ts";
import { addDays } from "#contract/site/days.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { absoluteAddress } from "../seo/absolute-address.ts";
import { fromDay } from "../trust/from-day.tsx";

type CalendarClass = ClassCalendar["classes"][number];

/** Classes after which others get their turn: 500 in one piece took 50 ms. */
const atOnce = 50;

/** Classes as iCalendar (RFC 5545): weekly times in the academy's own zone, until the last day of each class. */
export async function calendarOf(facts: AcademyFacts, calendar: ClassCalendar, trust: TextsOf<"trust">): Promise<Response> {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(facts.name)}//Classes//EN`,
    `X-WR-CALNAME:${text(`${facts.name}: classes`)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...zoneLines(calendar),
  ].map(folded);
  for (const [index, one] of calendar.classes.entries()) {
    lines.push(...events(facts, one, calendar, trust).map(folded));
    if (index % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  return new Response(`${[...lines, "END:VCALENDAR"].join("\r\n")}\r\n`, { headers: { "content-type": "text/calendar; charset=utf-8" } });
}

/** The zone as it is while the classes last; a calendar needs no other of its rules. */
function zoneLines({ zone, offsets }: ClassCalendar): string[] {
  if (offsets.length === 0) return [];
  const parts = offsets.flatMap(({ since, offset }, index) => {
    const before = offsets[index - 1]?.offset ?? offset;
    const name = offset > before ? "DAYLIGHT" : "STANDARD";
    const start = index === 0 ? "19700101T000000" : stamp(since + before);
    return [`BEGIN:${name}`, `DTSTART:${start}`, `TZOFFSETFROM:${distance(before)}`, `TZOFFSETTO:${distance(offset)}`, `END:${name}`];
  });
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts, "END:VTIMEZONE"];
}

/** A class that lasts over a move has events until the day before it, and others at the new place from then on. */
function events(facts: AcademyFacts, one: CalendarClass, calendar: ClassCalendar, trust: TextsOf<"trust">): string[] {
  const move = moveDuring(facts, one);
  if (!move) return eventsAt(facts, one, calendar);
  const moves = `${fromDay(move.from, trust)} ${move.address}`;
  if (one.times.length === 0) return eventsAt(facts, one, calendar, { moves });
  return [
    ...eventsAt(facts, { ...one, ends_on: addDays(move.from, -1) }, calendar, { moves }),
    ...eventsAt(facts, { ...one, starts_on: move.from }, calendar, { named: "-moved" }),
  ];
}

type Part = { moves?: string; named?: string };

/** One event for the days of a week that have the same hours; a class without times is one day, its first. */
function eventsAt(facts: AcademyFacts, one: CalendarClass, calendar: ClassCalendar, { moves = "", named = "" }: Part = {}): string[] {
  const { zone, today } = calendar;
  const groups = Map.groupBy(one.times, ({ from, to }) => `${from}-${to}`);
  const whens = [...groups.values()].flatMap((times) => {
    const first = firstDay(one, times);
    if (first > one.ends_on || !times[0]) return [];
    const { from, to } = times[0];
    const at = (time: string, date = first) => `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
    const off = one.off.filter((date) => date > first && date <= one.ends_on && times.some(({ weekday }) => weekday === weekdayOf(date)));
    const days = times.map(({ weekday }) => weekday.slice(0, 2).toUpperCase()).join();
    return [
      [
        `DTSTART;TZID=${zone}:${at(from)}`,
        `DTEND;TZID=${zone}:${at(to)}`,
        `RRULE:FREQ=WEEKLY;BYDAY=${days};UNTIL=${endOfDay(one.ends_on, calendar)}`,
        ...(off.length > 0 ? [`EXDATE;TZID=${zone}:${off.map((date) => at(from, date)).join()}`] : []),
      ],
    ];
  });
  if (one.times.length === 0) whens.push([`DTSTART;VALUE=DATE:${one.starts_on.replaceAll("-", "")}`]);
  const { host } = new URL(facts.publicUrl);
  const { address: place } = placeOn(facts, one.starts_on);
  const about = [one.held, moves, one.teacher && `With ${one.teacher}`, [one.facts, one.fee_note].filter(Boolean).join(". "), one.note];
  const address = absoluteAddress(facts, one.path);
  return whens.flatMap((when, index) => [
    "BEGIN:VEVENT",
    `UID:class-${one.id}-${index + 1}${named}@${host}`,
    `DTSTAMP:${today.replaceAll("-", "")}T000000Z`,
    `SEQUENCE:${one.version}`,
    ...when,
    `SUMMARY:${text(one.title)}`,
    `DESCRIPTION:${text([...about, address].filter(Boolean).join("\n"))}`,
    ...(one.mode === "online"
      ? []
      : [`LOCATION:${text([facts.name, ...(one.branch ? [one.branch.name, one.branch.address] : [place])].join(", "))}`]),
    `URL:${address}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
}

/** The first day on which it is held at these times; one after its last day if there is none. Calendars show the first day even if it is excluded. */
function firstDay({ starts_on, ends_on, off }: CalendarClass, times: readonly WeeklyTime[]): string {
  for (let day = 0; ; day++) {
    const date = addDays(starts_on, day);
    if (date > ends_on || (!off.includes(date) && times.some(({ weekday }) => weekday === weekdayOf(date)))) return date;
  }
}

/** The end of a day where the academy is, in UTC, as the rule of a repetition wants it. */
function endOfDay(date: string, { offsets }: ClassCalendar): string {
  const local = Date.parse(`${date}T23:59:59Z`);
  const { offset } = offsets.findLast((one) => one.since + one.offset <= local) ?? { offset: 0 };
  return `${stamp(local - offset)}Z`;
}

/** "20270116T083000" */
function stamp(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
}

/** "+0530" */
function distance(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(minutes / 60)}${two(minutes % 60)}`;
}

function text(value: string): string {
  const escaped = value.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
  return escaped.replaceAll(/\p{Cc}/gu, " ");
}

/** No line has more than 75 bytes; the rest goes on in the next one, after a space. No character is cut in two. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  let written = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      written += "\r\n ";
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return written;
}
