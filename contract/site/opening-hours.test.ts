import { expect, it } from "vitest";
import { hoursPhrase } from "../shown-facts.ts";
import { weekdays } from "./date-text.ts";
import { type DayHours, hoursInWords, momentInWords, specialInWords, spokenTime, standardHours, withNextChanges } from "./opening-hours.ts";

const closed: DayHours = { open: false, opens: "09:00", closes: "13:00" };
const saturday: DayHours = { open: true, opens: "09:00", closes: "13:00" };
const today = "2027-03-01";
const alike = weekdays.map(() => standardHours);
const office = [...alike.slice(0, 5), saturday, closed];
const change = (from: string, to: string, more: Partial<DayHours> = {}) => ({ ...closed, ...more, name: "New Year", from, to });
const changesOn = (day: string, from: string, to: string, more?: Partial<DayHours>) =>
  hoursInWords(alike, [change(from, to, more)], day).changes?.map(({ dates, text }) => `${dates}: ${text}`);

it("a week whose days are all alike is said as the specification says it", () => {
  const hours = hoursInWords(alike, [], today);
  expect(hours).toEqual({ lines: [["Monday to Sunday", "8.30 AM to 5.30 PM", "08:30-17:30"]] });
  expect(hoursPhrase({ hours }, (text) => `every day from ${text}`)).toBe("every day from 8.30 AM to 5.30 PM");
  expect(hoursPhrase({ hours }, (_, between) => between)).toBe("between 8.30 AM and 5.30 PM");
});

it("any other week is said by its groups of days, and a sentence leaves out closed ones", () => {
  const hours = hoursInWords(office, [], today);
  expect(hours.lines.map(([days, text]) => `${days}: ${text}`)).toEqual([
    "Monday to Friday: 8.30 AM to 5.30 PM",
    "Saturday: 9 AM to 1 PM",
    "Sunday: closed",
  ]);
  expect(hoursPhrase({ hours }, () => "alike")).toBe("Monday to Friday from 8.30 AM to 5.30 PM and Saturday from 9 AM to 1 PM");
  expect(hoursInWords([...alike.slice(0, 5), saturday, saturday], [], today).lines.at(-1)?.[0]).toBe("Saturday and Sunday");
});

it("days with other hours are announced from 60 days before until they are over", () => {
  expect(changesOn("2027-02-11", "2027-04-13", "2027-04-14")).toBeUndefined();
  expect(changesOn("2027-02-12", "2027-04-13", "2027-04-14")).toEqual(["13 to 14 April 2027: closed"]);
  expect(changesOn("2027-04-14", "2027-04-13", "2027-04-14")).toHaveLength(1);
  expect(changesOn("2027-04-15", "2027-04-13", "2027-04-14")).toBeUndefined();
  expect(changesOn("2026-12-20", "2026-12-30", "2027-01-02")).toEqual(["30 December 2026 to 2 January 2027: closed"]);
  expect(changesOn("2027-04-01", "2027-04-30", "2027-05-01")).toEqual(["30 April to 1 May 2027: closed"]);
  const several = hoursInWords(
    alike,
    ["20", "05", "25"].map((day) => change(`2027-03-${day}`, `2027-03-${day}`)),
    today,
  );
  expect(several.changes?.map(({ dates }) => dates)).toEqual(["5 March 2027", "20 March 2027", "25 March 2027"]);
  expect(withNextChanges(several, 1).changes?.map(({ dates }) => dates)).toEqual(["5 March 2027"]);
  expect(changesOn("2027-04-01", "2027-04-02", "2027-04-02", { open: true })).toEqual(["2 April 2027: 9 AM to 1 PM"]);
});

it("a sentence says what holds today instead, on these days only", () => {
  const said = (day: string) =>
    hoursPhrase({ hours: hoursInWords(alike, [change("2027-04-13", "2027-04-14")], day) }, (_, between) => between);
  expect(said("2027-04-12")).toBe("between 8.30 AM and 5.30 PM");
  expect(said("2027-04-13")).toBe("between 8.30 AM and 5.30 PM (13 to 14 April 2027: closed)");
  expect(said("2027-04-14")).toBe(said("2027-04-13"));
});

it("a day with other hours is said as far as it is typed", () => {
  const said = (more: object) => specialInWords({ ...change("2027-04-13", "2027-04-14"), ...more });
  expect(said({})).toBe("New Year, 13 to 14 April 2027: closed");
  expect(said({ to: "" })).toBe("New Year, 2027-04-13: closed");
  expect(said({ from: "" })).toBe("New Year, 2027-04-14: closed");
  expect(said({ name: "", from: "", to: "" })).toBe(": closed");
  expect(said({ open: true })).toBe("New Year, 13 to 14 April 2027: 9 AM to 1 PM");
  expect(said({ open: true, opens: "" })).toBe("New Year, 13 to 14 April 2027");
  expect(said({ open: true, closes: "" })).toBe("New Year, 13 to 14 April 2027");
});

it("says a time as people do: noon is 12 PM, midnight 12 AM", () => {
  expect(["00:00", "09:00", "11:59", "12:00", "13:05"].map(spokenTime)).toEqual(["12 AM", "9 AM", "11.59 AM", "12 PM", "1.05 PM"]);
  expect(momentInWords(Date.parse("2026-11-12T19:35:59Z"), "Asia/Colombo")).toBe("13 November 2026, 1.05 AM");
});
