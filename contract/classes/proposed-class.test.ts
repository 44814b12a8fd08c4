import { expect, test } from "vitest";
import { classesAsked, proposedClass } from "./proposed-class.ts";

test("of what was asked for, the next class with a seat is proposed, else the next that can be joined", () => {
  const one = (id: number, subject: string, seats_left: number, joinable = true) => ({ id, subject, seats_left, joinable });
  const asked = { interestedCourses: ["German"], interestedExams: ["IELTS"] };
  const begun = one(1, "German", 5, false);
  const full = one(2, "German", 0);
  const free = one(4, "IELTS", 1);
  const classes = [begun, full, one(3, "Dutch", 9), free];
  expect(classesAsked(classes, asked)).toEqual([begun, full, free]);
  expect(proposedClass(classes, asked)).toBe(free);
  expect(proposedClass([begun, full], asked)).toBe(full);
  expect(proposedClass([begun], asked)).toBeUndefined();
  expect(proposedClass(classes, { ...asked, class_id: 2 })).toBe(free);
  expect(proposedClass(classes, { ...asked, class_id: 2, status: "Enrolled" })).toBe(full);
  expect(proposedClass([full], { interestedCourses: [], interestedExams: [], class_id: 2 })).toBe(full);
  expect(proposedClass(classes, { ...asked, class_id: 1 })).toBe(free);
  expect(proposedClass(classes, { ...asked, class_id: 1, status: "Waiting" })).toBe(begun);
  const later = one(5, "German", 3);
  expect(proposedClass([full, later], { interestedCourses: [], interestedExams: [], class_id: 2 })).toBe(later);
  expect(proposedClass(classes, { interestedCourses: [], interestedExams: [] })).toBeUndefined();
});
