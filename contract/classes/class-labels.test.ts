import { expect, it } from "vitest";
import {
  dayInWords,
  daysOffInWords,
  feeInWords,
  heldInWords,
  paceInWords,
  seatedInWords,
  seatsForStaff,
  seatsInWords,
  shortDayInWords,
  timesInWords,
  weeklyLines,
  whereInWords,
} from "./class-labels.ts";

it("a fee is told in rupees", () => {
  expect([feeInWords(45_000), feeInWords(1_250_000), feeInWords(0)]).toEqual(["LKR 45,000", "LKR 1,250,000", "Free"]);
});

it("times at the same hours are told together, in the order of the week", () => {
  const at = (weekday: "Monday" | "Wednesday" | "Saturday", from: string, to: string) => ({ weekday, from, to });
  expect(timesInWords([at("Saturday", "09:00", "13:00"), at("Wednesday", "18:00", "20:30"), at("Monday", "18:00", "20:30")])).toBe(
    "Monday and Wednesday, 6 PM to 8.30 PM; Saturday, 9 AM to 1 PM",
  );
  expect(timesInWords([])).toBe("");
});

it("times of one day at other hours are told in order", () => {
  const sunday = (from: string, to: string) => ({ weekday: "Sunday" as const, from, to });
  expect(weeklyLines([sunday("12:00", "13:15"), sunday("08:30", "11:00"), sunday("15:00", "17:00")])).toEqual([
    "Sunday, 8.30 AM to 11 AM",
    "Sunday, 12 PM to 1.15 PM",
    "Sunday, 3 PM to 5 PM",
  ]);
});

it("a day has its year when that is not clear", () => {
  expect(dayInWords("2027-01-16", "2026-11-22")).toBe("Saturday 16 January");
  expect(dayInWords("2027-09-17", "2026-11-22")).toBe("Friday 17 September");
  expect(dayInWords("2028-01-16", "2026-11-22")).toBe("Sunday 16 January 2028");
  expect(shortDayInWords("2026-01-12", "2026-11-22")).toBe("12 January 2026");
  // 299 and 300 days away.
  expect(["2027-10-28", "2027-10-29"].map((date) => shortDayInWords(date, "2027-01-02"))).toEqual(["28 October", "29 October 2027"]);
});

it("days without class are told with why, the first eight of many", () => {
  const days = Array.from({ length: 10 }, (_, n) => ({ date: `2027-01-0${n}`, why: n === 1 ? "New Year" : "" })).slice(1);
  const first = "1 January (New Year), 2 January, 3 January, 4 January, 5 January, 6 January, 7 January, 8 January";
  expect([8, 9].map((count) => daysOffInWords(days.slice(0, count), "2026-12-24"))).toEqual([first, `${first} and 1 more`]);
  const year = [25, 28].map((day) => ({ date: `2026-12-${day}`, why: "Year's end" }));
  expect(daysOffInWords([...year, { date: "2027-01-04", why: "" }], "2026-12-24")).toBe("25 December, 28 December (Year's end), 4 January");
});

it("hours are told with the weeks that they take", () => {
  const at = (from: string, to: string) => ({ weekday: "Monday" as const, from, to });
  expect(paceInWords(120, [at("15:00", "17:30"), at("08:00", "10:30")])).toBe("about 24 weeks at 5 hours a week");
  expect(paceInWords(3, [at("09:00", "11:30")])).toBe("about 1 week at 2.5 hours a week");
  expect(paceInWords(42, [at("15:30", "17:15"), at("15:30", "17:15"), at("15:30", "17:15")])).toBe(
    "about 8 weeks at 5 hours 15 minutes a week",
  );
  expect(paceInWords(1, [at("09:00", "09:01")])).toBe("about 60 weeks at 1 minute a week");
  expect(paceInWords(9, [at("09:00", "09:45")])).toBe("about 12 weeks at 45 minutes a week");
});

it("where, and whether there is a seat", () => {
  expect(heldInWords({ mode: "academy", place: "Room 2" })).toBe("In person, Room 2");
  expect(heldInWords({ mode: "both", place: "Room 4" })).toBe("In person (Room 4) and online");
  const branch = { name: "Kandy branch", address: "12 Temple Road, Kandy" };
  expect(heldInWords({ mode: "academy", place: "Room 2", branch })).toBe("Room 2, Kandy branch");
  expect(heldInWords({ mode: "academy", branch })).toBe("Kandy branch");
  expect(whereInWords({ mode: "academy", place: "Room 2", branch })).toBe("Room 2, Kandy branch, 12 Temple Road, Kandy");
  expect(whereInWords({ mode: "both", place: "Room 4", branch })).toBe("Room 4, Kandy branch, 12 Temple Road, Kandy, and online");
  expect(whereInWords({ mode: "academy", place: "Room 2" })).toBe("In person, Room 2");
  expect(heldInWords({ mode: "online", place: "" })).toBe("Online");
  expect([seatsInWords(3), seatsInWords(1), seatsInWords(0)]).toEqual(["3 seats left", "1 seat left", "Full: join the waiting list"]);
});

it("staff read how many have a seat, and how many wait for one", () => {
  expect([seatedInWords(0), seatedInWords(1), seatedInWords(3)]).toEqual([
    "0 people have a seat",
    "1 person has a seat",
    "3 people have a seat",
  ]);
  const seats = [
    { seats_left: 2, waiting: 4 },
    { seats_left: 0, waiting: 4 },
    { seats_left: 0, waiting: 0 },
  ];
  expect(seats.map(seatsForStaff)).toEqual(["2 seats left", "full, 4 waiting", "full"]);
});
