import { expect, it } from "vitest";
import { changesSeats, takesSeat } from "./seat-changes.ts";

const enrolled = { class_id: 7, status: "Enrolled", merged_into: null };
const waiting = { ...enrolled, status: "Waiting" };
const asking = { ...enrolled, status: "Contacted" };

it("who is enrolled or waits in a class takes a place of it", () => {
  expect([enrolled, waiting].map(takesSeat)).toEqual([true, true]);
  expect(["New", "Contacted", "Visited", "Closed", "Spam"].map((status) => takesSeat({ ...enrolled, status }))).toEqual(
    Array(5).fill(false),
  );
});

it("nobody takes a place without a class, and a merged enquiry takes none", () => {
  expect(takesSeat({ ...enrolled, class_id: null })).toBe(false);
  expect(takesSeat({ ...enrolled, merged_into: 3 })).toBe(false);
});

it("seats change when somebody comes, goes, or moves", () => {
  expect(changesSeats(asking, { status: "Enrolled" })).toBe(true);
  expect(changesSeats(enrolled, { status: "Closed" })).toBe(true);
  expect(changesSeats(waiting, { status: "Enrolled" })).toBe(true);
  expect(changesSeats(enrolled, { class_id: 8 })).toBe(true);
  expect(changesSeats(enrolled, { class_id: null })).toBe(true);
  expect(changesSeats(enrolled, { merged_into: 3 })).toBe(true);
  expect(changesSeats({ ...enrolled, merged_into: 3 }, { merged_into: null })).toBe(true);
});

it("seats stay where nothing of that changes, or nobody had one before and after", () => {
  expect(changesSeats(enrolled, {})).toBe(false);
  expect(changesSeats(enrolled, { status: "Enrolled", class_id: 7, merged_into: null })).toBe(false);
  expect(changesSeats(asking, { status: "Visited" })).toBe(false);
  expect(changesSeats(asking, { class_id: 8 })).toBe(false);
});
