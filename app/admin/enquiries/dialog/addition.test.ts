import { expect, test } from "vitest";
import { additionTo } from "./addition.ts";

const before = { status: "New", version: 3, email: "f@example.com", phone: "077 1" } as const;
const typed = {
  ...{ name: "Fathima", email: "f@example.com", phone: "077 1", channel: "phone" as const, details: "Weekends?" },
  ...{ interestedCourses: ["German"], interestedExams: [], status: "Contacted" as const, class_id: null, owner_id: null },
  ...{ next_step: "", next_on: "", receipt: false },
};

test("what was asked stands in the timeline, by how they reached us, and what nobody typed stays", () => {
  expect(additionTo(before, typed)).toEqual({
    event: { kind: "call", text: "Asked about German.\nWeekends?" },
    status: "Contacted",
    version: 3,
  });
  expect(additionTo({ ...before, status: "Enrolled" }, typed)).not.toHaveProperty("status");
  expect(additionTo(before, { ...typed, class_id: 7, status: "Enrolled", next_on: "2029-01-01" })).toMatchObject({
    class_id: 7,
    status: "Enrolled",
    next_on: "2029-01-01",
  });
});

test("what was not known is filled in, and whoever lies in the spam folder or was done with is out of it", () => {
  expect(additionTo({ ...before, status: "Closed" }, typed)).toMatchObject({ status: "Contacted" });
  expect(additionTo({ ...before, status: "Spam", phone: "" }, typed)).toMatchObject({ status: "Contacted", phone: "077 1" });
});

test("another number or address is told, and a note is never empty", () => {
  expect(additionTo(before, { ...typed, phone: "077 2" }).event?.text).toContain("Reached us with 077 2.");
  expect(additionTo(before, { ...typed, channel: "mail", details: "", interestedCourses: [] }).event).toEqual({
    kind: "note",
    text: "Wrote a mail.",
  });
});
