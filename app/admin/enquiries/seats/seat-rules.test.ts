import { expect, test } from "vitest";
import { lacksClass, losesPlace, placesInWords } from "./seat-rules.ts";

test("who is enrolled, or put on a waiting list, is asked about while no class is known", () => {
  const without = { status: "New", class_id: null } as const;
  expect([lacksClass(without, { status: "Enrolled" }), lacksClass(without, { status: "Waiting" })]).toEqual([true, true]);
  expect([lacksClass(without, { status: "Contacted" }), lacksClass(without, {})]).toEqual([false, false]);
  expect(lacksClass(without, { status: "Enrolled", class_id: 3 })).toBe(false);
  expect(lacksClass({ status: "New", class_id: 3 }, { status: "Enrolled" })).toBe(false);
  expect(lacksClass({ status: "New", class_id: 3 }, { status: "Enrolled", class_id: null })).toBe(true);
  // "No class" was an answer before.
  expect(lacksClass({ status: "Enrolled", class_id: null }, { status: "Enrolled" })).toBe(false);
});

test("a seat is lost by every other status, a place on a waiting list by all but a seat", () => {
  const enrolled = { status: "Enrolled", class_id: 3 } as const;
  const waiting = { status: "Waiting", class_id: 3 } as const;
  const statuses = ["Enrolled", "Waiting", "Closed", "Contacted"] as const;
  expect(statuses.map((status) => losesPlace(enrolled, { status }))).toEqual([false, true, true, true]);
  expect(statuses.map((status) => losesPlace(waiting, { status }))).toEqual([false, false, true, true]);
  expect([losesPlace(enrolled, {}), losesPlace({ status: "Enrolled", class_id: null }, { status: "Closed" })]).toEqual([false, false]);
  expect(losesPlace({ status: "New", class_id: 3 }, { status: "Closed" })).toBe(false);
});

test("what a change did to seats is said, and nothing where it did nothing", () => {
  const one = (id: number, status: "Enrolled" | "Waiting" | "Closed" | "New", class_id: number | null = 3) => ({ id, status, class_id });
  expect(placesInWords([one(1, "Enrolled"), one(2, "New")], [one(1, "Closed"), one(2, "Closed")])).toBe("1 has no seat any more.");
  expect(
    placesInWords(
      [1, 2, 3].map((id) => one(id, "Enrolled")),
      [1, 2, 3].map((id) => one(id, "Closed")),
    ),
  ).toBe("3 have no seat any more.");
  expect(placesInWords([one(1, "Enrolled"), one(2, "Waiting")], [one(1, "Closed"), one(2, "Closed")])).toBe(
    "1 has no seat any more. 1 is off a waiting list.",
  );
  // Of one person the notice has the name.
  expect(placesInWords([one(1, "Enrolled")], [one(1, "Closed")])).toBe("Has no seat any more.");
  expect(placesInWords([one(1, "Waiting")], [one(1, "Closed")])).toBe("Is off a waiting list.");
  // What was refused did not happen.
  expect(placesInWords([one(1, "Enrolled")], [])).toBeUndefined();
  expect(placesInWords([one(1, "Enrolled")], [one(2, "Closed")])).toBeUndefined();
  expect(placesInWords([one(1, "Enrolled", null)], [one(1, "Closed", null)])).toBeUndefined();
});
