import { describe, expect, it } from "vitest";
import { standardHours } from "../site/opening-hours.ts";
import { inHours } from "./class-labels.ts";
import { type ClassClaims, claimsOfCourse, claimsOfExam, contradictions, hoursIn, noClaims, type SubjectClaims } from "./contradictions.ts";

const week = Array.from({ length: 7 }, () => standardHours);
const at = (weekday: "Tuesday" | "Thursday" | "Saturday" | "Sunday" | "Monday", from: string, to: string) => ({ weekday, from, to });

// Twelve weeks of five hours: 60.
const one: ClassClaims = {
  starts_on: "2027-01-05",
  ends_on: "2027-03-25",
  times: [at("Tuesday", "15:00", "17:30"), at("Thursday", "15:00", "17:30")],
  seats: 10,
  level: "A1.1",
  mode: "academy",
};
const course: SubjectClaims = {
  title: "German Deutsch",
  summary: "German from the first word to A1, for people who plan to work.",
  duration: "60 hours",
  size: "10",
  schedule: "Tuesday and Thursday, 3.00 to 5.30 PM, or Saturday and Sunday, 8.30 to 11.00 AM",
};
const said = (more: Partial<ClassClaims>, subject: Partial<SubjectClaims> = {}, closed = [{ name: "", from: "", to: "" }]) =>
  contradictions({ ...one, ...more }, { ...course, ...subject }, { of: "course", closed, week });

it("a level that its language does not have is said, with those that it has", () => {
  const language = { name: "Mandarin", scheme: "hsk", levels: ["HSK 1", "HSK 2"] } as const;
  const of = (level: string) => contradictions({ ...one, level }, course, { of: "course", closed: [], week, language });
  expect(of("HSK 3")).toEqual([{ field: "level", text: "The class is of level HSK 3, and Mandarin has HSK 1 and HSK 2." }]);
  expect([of("hsk 2"), of(""), of("Level 1")]).toEqual([[], [], []]);
});

describe("a class and its course", () => {
  it("that say the same contradict each other in nothing", () => {
    expect(said({})).toEqual([]);
    expect(
      said({ starts_on: "2027-01-09", ends_on: "2027-03-28", times: [at("Saturday", "08:30", "11:00"), at("Sunday", "08:30", "11:00")] }),
    ).toEqual([]);
  });

  it.each<[string, Partial<ClassClaims>, Partial<SubjectClaims>, string, RegExp]>([
    ["hours", {}, { duration: "120 hours" }, "ends_on", /has 60 hours, and the course says 120 hours\./],
    ["more hours", {}, { duration: "54 hours" }, "ends_on", /60 hours.*54 hours/],
    ["size", { seats: 12 }, { size: "8 to 10" }, "seats", /12 seats, and the course says 8 to 10 students/],
    [
      "days",
      { starts_on: "2027-01-07", times: [at("Monday", "15:00", "17:30"), at("Thursday", "15:00", "17:30")] },
      {},
      "times",
      /Monday and Thursday.*says: Tuesday/,
    ],
    ["an hour later", { times: [at("Tuesday", "15:30", "18:00")], mode: "online", ends_on: "2027-06-15" }, {}, "times", /3.30 PM to 6 PM/],
    [
      "a first day without class",
      { starts_on: "2027-01-04" },
      {},
      "dates",
      /begins on Monday 4 January 2027, and its first day is Tuesday 5 January 2027\./,
    ],
    [
      "a last day without class",
      { ends_on: "2027-03-26" },
      {},
      "dates",
      /ends on Friday 26 March 2027, and its last day is Thursday 25 March 2027\./,
    ],
    ["level", { level: "B1" }, {}, "level", /level B1, and the course says A1\./],
    ["level below", { level: "A1" }, { title: "German B1 to C1" }, "level", /says B1 to C1/],
  ])("%s", (_, more, subject, field, text) => {
    expect(said(more, subject)).toEqual([{ field, text: expect.stringMatching(text) }]);
  });

  it("ten percent of the hours are no contradiction, a little more is", () => {
    expect(said({}, { duration: "66 hours" })).toEqual([]);
    expect(said({}, { duration: "67 hours" })).toHaveLength(1);
    // 55 hours.
    const shorter = { ends_on: "2027-03-18" };
    expect([said(shorter, { duration: "50 hours" }), said(shorter, { duration: "49.9 hours" }).length]).toEqual([[], 1]);
  });

  it("hours are those that are left of closed days", () => {
    const closed = [{ name: "Repairs", from: "2027-01-05", to: "2027-01-28" }];
    expect(said({}, {}, closed)[0]?.text).toMatch(/^By its dates and times the class has 40 hours/);
  });

  it("a level between those of the course, and what is not said, are no contradiction", () => {
    expect(said({ level: "B1" }, { summary: "From A1 to B2." })).toEqual([]);
    expect(said({ level: "B1" }, { title: "German B2 after A1" })).toEqual([]);
    expect(said({ seats: 9 }, { size: "8 to 10 students" })).toEqual([]);
    expect(said({ level: "N5" })).toEqual([]);
    expect(said({ level: undefined })).toEqual([]);
    expect(said({}, { summary: "For beginners.", duration: "8 to 12 weeks", size: "", schedule: "Every week" })).toEqual([]);
    expect(said({ times: [], ends_on: "" })).toEqual([]);
  });
});

describe("times of a class", () => {
  const later = { times: [at("Tuesday", "18:30", "21:00"), at("Thursday", "18:30", "21:00")] };

  it("at the academy are within its opening hours, online they need not be", () => {
    const open = { schedule: "Tuesday and Thursday, 6.30 to 9.00 PM" };
    expect(said(later, open).map(({ text }) => text)).toEqual([
      "The class is held on Tuesday and Thursday, 6.30 PM to 9 PM, and the academy is open from 8.30 AM to 5.30 PM on these days.",
    ]);
    expect(said({ ...later, mode: "online" }, open)).toEqual([]);
    // Each of its times, before a course is chosen, too; one that is half typed not yet.
    const both = { times: [at("Tuesday", "07:30", "10:00"), at("Thursday", "18:30", "21:00"), at("Saturday", "", "18:00")] };
    const shutOnThursday = week.with(3, { open: false, opens: "", closes: "" });
    expect(contradictions({ ...one, ...both }, noClaims, { of: "course", closed: [], week: shutOnThursday })).toEqual([
      { field: "times", text: expect.stringContaining("Tuesday, 7.30 AM to 10 AM, and the academy is open from 8.30 AM") },
      { field: "times", text: expect.stringContaining("Thursday, 6.30 PM to 9 PM, and the academy is closed on a Thursday") },
    ]);
    const sunday = week.with(6, { open: false, opens: "", closes: "" });
    const onSunday = { ...one, starts_on: "2027-01-10", times: [at("Sunday", "08:30", "11:00")], ends_on: "2027-06-20" };
    expect(contradictions(onSunday, course, { of: "exam", closed: [], week: sunday })).toEqual([
      { field: "times", text: expect.stringContaining("closed on a Sunday") },
    ]);
  });

  it("are within the other hours of a date", () => {
    const eve = { name: "Short day", from: "2027-01-12", to: "2027-01-12", open: true, opens: "08:30", closes: "12:00" };
    expect(contradictions(one, course, { of: "course", closed: [], week, exceptions: [eve] })).toEqual([
      {
        field: "times",
        text: "The class is held on Tuesday 12 January, 3 PM to 5.30 PM, and the academy is open from 8.30 AM to 12 PM then.",
      },
    ]);
  });

  it.each([
    ["Tuesdays and Thursdays from 3 PM to 5.30 PM"],
    ["Monday to Friday, 9.00 AM to 6.00 PM"],
    ["weekdays"],
    ["Saturday; Tuesday, Thursday 15:00-17:30"],
    ["Tuesday and Thursday, 12.00 noon to 5.30 PM"],
    ["Tuesday or Saturday, or at other times by arrangement"],
    ["Saturday by arrangement"],
    ["Saturday or any evening"],
    ["Saturday  or  Tuesday and Thursday"],
    ["any weekday"],
    ["Saturday to Thursday"],
  ])("are of the schedule: %s", (schedule) => {
    expect(said({}, { schedule })).toEqual([]);
  });

  it.each([
    ["Saturday and Sunday"],
    ["weekends"],
    ["a weekend"],
    ["Tuesday and Thursday, 3.30 to 5.30 PM"],
    ["Monday to Wednesday, 3.00 to 5.30 PM"],
    ["Tuesday and Thursday, 9.00 to 11.30 AM"],
  ])("are not of the schedule: %s", (schedule) => {
    expect(said({}, { schedule })).toHaveLength(1);
  });
});

it("weekdays are no weekend", () => {
  const onSaturday = { starts_on: "2027-01-09", ends_on: "2027-06-19", times: [at("Saturday", "08:30", "11:00")] };
  for (const schedule of ["weekdays", "any weekday"]) expect(said(onSaturday, { schedule }).map(({ field }) => field)).toEqual(["times"]);
});

it("a course and an exam say the same things under other names", () => {
  const { title, summary, schedule } = course;
  const claims = { title, summary, duration: "60 hours", size: "10", schedule };
  expect(claimsOfCourse({ title, summary, duration: "60 hours", schedule, students_per_class: 10 })).toEqual(claims);
  expect(claimsOfExam({ title, summary, schedule, preparationDuration: "60 hours", studentsPerClass: "10" })).toEqual(claims);
  expect(claimsOfExam({ title, summary, schedule })).toEqual({ ...claims, duration: "", size: "" });
});

it("hours are read from texts and written", () => {
  const texts = ["120 hours", "About 40 to 50 hours", "1.25hrs", "1 hour", "2 hr", " 40 ", "57.25", "8 weeks", "Intake 2027", ""];
  expect(texts.map(hoursIn)).toEqual([120, 50, 1.25, 1, 2, 40, 57.25, undefined, undefined, undefined]);
  expect([60, 57.5, 1, 0.333].map(inHours)).toEqual(["60 hours", "57.5 hours", "1 hour", "0.3 hours"]);
});
