import { expect, it } from "vitest";
import { isJoinable } from "./class-choices.ts";

const today = "2027-01-16";
const one = { active: 1, starts_on: "2027-01-20", enrol_until: "" };

it("a class can be joined until the day before it begins, or until its last day to enrol", () => {
  expect(isJoinable({ ...one, starts_on: "2027-01-17" }, today)).toBe(true);
  expect(isJoinable({ ...one, starts_on: today }, today)).toBe(false);
  expect(isJoinable({ ...one, enrol_until: today }, today)).toBe(true);
  expect(isJoinable({ ...one, enrol_until: "2027-01-15" }, today)).toBe(false);
});

it("one that is not published cannot be joined", () => {
  expect(isJoinable({ ...one, active: 0 }, today)).toBe(false);
});
