import ICAL from "ical.js";
import { expect, it } from "vitest";
import { offsetsIn } from "#academy/calendar.ts";
import type { ClassCalendar } from "#academy/public/public-academy.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { firstTexts } from "../texts.ts";
import { calendarOf } from "./calendar.ts";

// Of the facts a calendar reads no more than these.
const facts = { name: "Serendib, Academy", address: "24 Galle Road; Colombo", publicUrl: "https://academy.example" } as AcademyFacts;

const one: ClassCalendar["classes"][number] = {
  id: 12,
  version: 3,
  starts_on: "2027-03-20",
  ends_on: "2027-04-04",
  times: [
    { weekday: "Sunday", from: "08:30", to: "11:00" },
    { weekday: "Saturday", from: "08:30", to: "11:00" },
    { weekday: "Wednesday", from: "18:00", to: "19:30" },
  ],
  mode: "both",
  teacher: "Sujatha",
  note: `Bring a dictionary, pens; and "paper" \\ ink.\nදිගු නමක් සහිත සටහනක් ${"අ".repeat(60)}`,
  title: "German Deutsch: A1 weekend",
  path: "/class/12-german-a1-evening",
  held: "In person (Room 4) and online",
  facts: "LKR 45,000",
  off: [],
};

async function parsed(zone: string, classes: ClassCalendar["classes"], of: AcademyFacts = facts) {
  const offsets = offsetsIn(zone, Date.UTC(2027, 2, 1), Date.UTC(2027, 4, 1));
  const answer = await calendarOf(of, { zone, today: "2026-11-22", offsets, classes }, firstTexts.trust);
  const text = await answer.text();
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const part of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(part);
  return { answer, text, events: calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part)) };
}

/** When an event takes place, as moments; as a program that knows nothing but the file works it out. */
function moments(event: ICAL.Event | undefined): string[] {
  const found = [];
  const times = event?.iterator();
  for (let next = times?.next(); next && found.length < 50; next = times?.next()) found.push(next.toJSDate().toISOString());
  return found;
}

it("a class is every week at its hours from its first day to its last one, also over summer time", async () => {
  const { answer, events } = await parsed("Europe/Berlin", [one]);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(events.map(({ uid, sequence }) => [uid, sequence])).toEqual([
    ["class-12-1@academy.example", 3],
    ["class-12-2@academy.example", 3],
  ]);
  // Summer time begins on 28 March 2027.
  expect(moments(events[0])).toEqual([
    "2027-03-20T07:30:00.000Z",
    "2027-03-21T07:30:00.000Z",
    "2027-03-27T07:30:00.000Z",
    "2027-03-28T06:30:00.000Z",
    "2027-04-03T06:30:00.000Z",
    "2027-04-04T06:30:00.000Z",
  ]);
  expect(moments(events[1])).toEqual(["2027-03-24T17:00:00.000Z", "2027-03-31T16:00:00.000Z"]);
  expect(events[0]?.duration.toSeconds()).toBe(2.5 * 3600);
  const [colombo] = (await parsed("Asia/Colombo", [one])).events;
  expect(moments(colombo)[0]).toBe("2027-03-20T03:00:00.000Z");
});

it("it is not held on its days off, its first one among them", async () => {
  const { events } = await parsed("Europe/Berlin", [{ ...one, off: ["2027-03-20", "2027-03-24", "2027-03-28", "2027-03-29"] }]);
  expect(moments(events[0])).toEqual([
    "2027-03-21T07:30:00.000Z",
    "2027-03-27T07:30:00.000Z",
    "2027-04-03T06:30:00.000Z",
    "2027-04-04T06:30:00.000Z",
  ]);
  expect(moments(events[1])).toEqual(["2027-03-31T16:00:00.000Z"]);
  const never = { ...one, ends_on: "2027-03-21", off: ["2027-03-20", "2027-03-21"] };
  expect((await parsed("Europe/Berlin", [never])).events).toEqual([]);
});

it("its words come through whole, in lines of 75 bytes at most", async () => {
  const { text, events } = await parsed("Asia/Colombo", [one]);
  expect(events[0]?.summary).toBe("German Deutsch: A1 weekend");
  expect(events[0]?.location).toBe("Serendib, Academy, 24 Galle Road; Colombo");
  // This reader takes a bare comma as it is; for others a value ends there.
  expect(text).toContain("LOCATION:Serendib\\, Academy\\, 24 Galle Road\\; Colombo\r\n");
  expect(events[0]?.description).toBe(
    `In person (Room 4) and online\nWith Sujatha\nLKR 45,000\n${one.note}\nhttps://academy.example/class/12-german-a1-evening`,
  );
  const branch = { id: 7, name: "Kandy branch", address: "12 Temple Road, Kandy" };
  const there = await parsed("Asia/Colombo", [{ ...one, branch }]);
  expect(there.events[0]?.location).toBe("Serendib, Academy, Kandy branch, 12 Temple Road, Kandy");
  const lines = text.split("\r\n");
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes("\n"))).toEqual([]);
  expect(lines.at(-1)).toBe("");
});

it("a class after a move that is prepared is at the new address, one during it says when it goes there", async () => {
  const of = (from: string) => ({ ...facts, next: { from, place: { address: "1 Beach Road, Matara", city: "Matara", map: "" } } });
  const all = async (from: string, more: object = {}) => (await parsed("Asia/Colombo", [{ ...one, ...more }], of(from))).events;
  const at = async (from: string, more: object = {}) => (await all(from, more))[0];
  expect((await at("2027-03-20"))?.location).toBe("Serendib, Academy, 1 Beach Road, Matara");
  const during = await at("2027-04-04");
  expect([during?.location, during?.description.split("\n")[1]]).toEqual([
    "Serendib, Academy, 24 Galle Road; Colombo",
    "From 4 April 2027: 1 Beach Road, Matara",
  ]);
  // Each day is at the place where the academy is then.
  const days = (await all("2027-03-31")).map((event) => [event.uid, event.location, moments(event).map((moment) => moment.slice(5, 10))]);
  const [before, then] = ["Serendib, Academy, 24 Galle Road; Colombo", "Serendib, Academy, 1 Beach Road, Matara"];
  expect(days).toEqual([
    ["class-12-1@academy.example", before, ["03-20", "03-21", "03-27", "03-28"]],
    ["class-12-2@academy.example", before, ["03-24"]],
    ["class-12-1-moved@academy.example", then, ["04-03", "04-04"]],
    ["class-12-2-moved@academy.example", then, ["03-31"]],
  ]);
  expect((await all("2027-03-31", { times: [] })).map((event) => event.location)).toEqual([before]);
  expect((await at("2027-04-05"))?.description).not.toContain("Beach");
  const branch = { id: 7, name: "Kandy branch", address: "12 Temple Road, Kandy" };
  for (const more of [{ branch }, { mode: "online" }]) expect((await at("2027-04-04", more))?.description).not.toContain("Beach");
});

it("a class without weekly times is its first day, and no class is an empty calendar", async () => {
  const { events } = await parsed("Asia/Colombo", [{ ...one, times: [], mode: "online" }]);
  expect([events[0]?.startDate.toString(), events[0]?.location]).toEqual(["2027-03-20", null]);
  expect((await parsed("Asia/Colombo", [])).events).toEqual([]);
});
