import { expect, it } from "vitest";
import { classNews, newsInLines } from "./class-news.ts";

// 5 January 2099 is a Monday.
const mondays: Parameters<typeof classNews>[0] = {
  ...{ starts_on: "2099-01-05", ends_on: "2099-03-30", times: [{ weekday: "Monday", from: "18:00", to: "20:00" }] },
  ...{ mode: "academy", place: "Room 2" },
};
const today = "2099-01-07";
const lines = (after: object, before = mondays, on = today) => {
  const news = classNews(before, { ...before, ...after }, on);
  return news && newsInLines(news, on);
};

it("says other times, another first and last day, and days called off, before and after", () => {
  expect(lines({})).toBeUndefined();
  expect(
    lines({ times: [{ weekday: "Saturday", from: "09:00", to: "13:00" }], ends_on: "2099-04-06", no_class_on: ["2099-01-12"] }),
  ).toEqual([
    "Times: Monday, 6 PM to 8 PM → Saturday, 9 AM to 1 PM",
    "Last day: 30 March 2099 → 4 April 2099",
    "No lesson on Monday 12 January",
  ]);
  expect(lines({ times: [] })).toEqual(["Times: Monday, 6 PM to 8 PM → none"]);
  expect(lines({ starts_on: "2099-01-12" })).toEqual(["First day: 5 January 2099 → 12 January 2099"]);
  expect(lines({ starts_on: "2099-01-12" }, mondays, "2099-01-12")).toEqual(["First day: 5 January 2099 → 12 January 2099"]);
  // Of a class without times its dates are all that one knows.
  expect(lines({ times: [] }, { ...mondays, starts_on: "2099-01-04" }, "2098-12-31")).toEqual(["Times: Monday, 6 PM to 8 PM → none"]);
});

it("says another room, another house and another way in which it is held", () => {
  const kandy = { name: "Kandy branch", address: "12 Temple Road, Kandy" };
  expect(lines({ place: "Room 4" })).toEqual(["Where: In person, Room 2 → In person, Room 4"]);
  expect(lines({ branch: kandy })).toEqual(["Where: In person, Room 2 → Room 2, Kandy branch, 12 Temple Road, Kandy"]);
  expect(lines({ mode: "online", place: "" })).toEqual(["Where: In person, Room 2 → Online"]);
  expect(lines({ mode: "both" })).toEqual(["Where: In person, Room 2 → In person (Room 2) and online"]);
  // On its last day as well, and not when it is over.
  expect(lines({ place: "Room 4", times: [] }, mondays, "2099-03-30")).toHaveLength(2);
  expect(lines({ place: "Room 4" }, mondays, "2099-03-31")).toBeUndefined();
});

it("says the days on which it is first and last held, also where only the weekday is another", () => {
  const sundays = { times: [{ weekday: "Sunday" as const, from: "18:00", to: "20:00" }] };
  expect(lines(sundays, mondays, "2098-12-31")).toEqual([
    "Times: Monday, 6 PM to 8 PM → Sunday, 6 PM to 8 PM",
    "First day: 5 January 2099 → 11 January 2099",
    "Last day: 30 March 2099 → 29 March 2099",
  ]);
  // It has begun.
  expect(lines(sundays)?.join()).not.toContain("First day");
  // Called off is said as such.
  expect(lines({ no_class_on: ["2099-01-05"] }, mondays, "2098-12-31")).toEqual(["No lesson on Monday 5 January"]);
  expect(lines({ ...sundays, no_class_on: ["2099-01-05"] }, mondays, "2098-12-31")).toContain(
    "First day: 5 January 2099 → 11 January 2099",
  );
  // Where the first was called off before, the next one was the first.
  expect(lines(sundays, { ...mondays, no_class_on: ["2099-01-05"] }, "2098-12-31")).toContain(
    "First day: 12 January 2099 → 11 January 2099",
  );
  const closed = [{ name: "Pongal", from: "2099-01-11", to: "2099-01-11" }];
  expect(classNews(mondays, { ...mondays, ...sundays }, "2098-12-31", [closed, closed])?.changes).toContainEqual({
    what: "First day",
    before: "5 January 2099",
    after: "18 January 2099",
  });
});

it("still says a day that was called off when it is no day of the class any more, and one that is held after all", () => {
  const before = { ...mondays, no_class_on: ["2099-01-12"] };
  expect(lines({ no_class_on: [] }, before)).toEqual(["A lesson after all on Monday 12 January"]);
  expect(lines({ times: [{ weekday: "Friday", from: "18:00", to: "20:00" }], no_class_on: ["2099-01-12"] })).toContain(
    "No lesson on Monday 12 January",
  );
  const fridays = { times: [{ weekday: "Friday" as const, from: "18:00", to: "20:00" }], no_class_on: ["2099-01-30", "2099-01-12"] };
  expect(lines(fridays)?.slice(-2)).toEqual(["No lesson on Monday 12 January", "No lesson on Friday 30 January"]);
});

it("says nothing of days that are past, or that were never days of the class", () => {
  expect(lines({ no_class_on: ["2099-01-05"] })).toBeUndefined();
  expect(lines({ no_class_on: ["2099-01-13"] })).toBeUndefined();
  expect(
    lines({ no_class_on: [today] }, { ...mondays, starts_on: today, times: [{ weekday: "Wednesday", from: "18:00", to: "20:00" }] }),
  ).toEqual(["No lesson on Wednesday 7 January"]);
  expect(lines({ starts_on: "2099-01-05" }, { ...mondays, starts_on: "2098-12-29" })).toBeUndefined();
  const over = { ends_on: "2099-03-23", times: [] };
  expect(lines(over, mondays, "2099-03-31")).toBeUndefined();
  expect(lines(over, mondays, "2099-03-30")).toEqual(["Last day: 30 March 2099 → 23 March 2099"]);
});

it("says the days on which the academy is closed since, those on which it is not any more, and where it moves", () => {
  const founders = [{ name: "Founders' day", from: "2099-01-18", to: "2099-01-20" }];
  const news = (closed: Parameters<typeof classNews>[3], after = mondays, before = mondays) => {
    const found = classNews(before, after, today, closed);
    return found && newsInLines(found, today);
  };
  expect(news([[], founders])).toEqual(["No lesson on Monday 19 January"]);
  expect(news([founders, []])).toEqual(["A lesson after all on Monday 19 January"]);
  expect(news([founders, founders])).toBeUndefined();
  // Held although the academy is closed, before and since.
  expect(news([[], founders], { ...mondays, held_on: ["2099-01-19"] })).toBeUndefined();
  expect(news([founders, founders], { ...mondays, held_on: ["2099-01-19"] })).toEqual(["A lesson after all on Monday 19 January"]);
  // Another weekday loses a day of its own.
  const tuesdays = { ...mondays, times: [{ weekday: "Tuesday" as const, from: "18:00", to: "20:00" }] };
  expect(news([[], founders], tuesdays)).toEqual([
    "Times: Monday, 6 PM to 8 PM → Tuesday, 6 PM to 8 PM",
    "Last day: 30 March 2099 → 24 March 2099",
    "No lesson on Tuesday 20 January",
  ]);
  const moved = { ...mondays, address: "Main Street, Galle" };
  // Where it was is not known, or it is still there.
  expect([news([[], []], moved), news([[], []], mondays, moved)]).toEqual([undefined, undefined]);
  expect(news([[], []], { ...moved, place: "Room 4" }, moved)).toEqual(["Where: In person, Room 2 → In person, Room 4"]);
  expect(news([[], []], moved, { ...mondays, address: "Beach Road, Matara" })).toEqual([
    "Where: In person, Room 2, Beach Road, Matara → In person, Room 2, Main Street, Galle",
  ]);
});
