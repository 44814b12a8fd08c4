import { expect, it } from "vitest";
import type { WeeklyTime } from "#contract/classes/weekly-time.ts";
import { weekOf } from "./week.ts";

const at = (weekday: WeeklyTime["weekday"], from: string, to: string): WeeklyTime => ({ weekday, from, to });

it("a class stands on each of its days, the earliest of a day first, and every day of the week is there", () => {
  const evening = { name: "evening", times: [at("Tuesday", "18:00", "20:00"), at("Friday", "18:00", "20:00")] };
  const morning = { name: "morning", times: [at("Tuesday", "09:00", "11:30")] };
  const week = weekOf([evening, morning]);
  expect(week.map(({ day, entries }) => [day.slice(0, 3), ...entries.map(({ at, one }) => `${at}: ${one.name}`)])).toEqual([
    ["Mon"],
    ["Tue", "9 AM to 11.30 AM: morning", "6 PM to 8 PM: evening"],
    ["Wed"],
    ["Thu"],
    ["Fri", "6 PM to 8 PM: evening"],
    ["Sat"],
    ["Sun"],
  ]);
});
