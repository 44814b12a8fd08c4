import { expect, it } from "vitest";
import { goesIntoOther } from "./merge-direction.ts";

const fresh = { status: "New", class_id: null } as const;
const closed = { status: "Closed", class_id: 3 } as const;
const seated = { status: "Enrolled", class_id: 3 } as const;
const waiting = { status: "Waiting", class_id: 3 } as const;

it("two become one in the one that is open", () => {
  expect(goesIntoOther(fresh, fresh)).toBe(false);
  expect(goesIntoOther({ status: "Contacted", class_id: 3 }, fresh)).toBe(false);
  expect(goesIntoOther(closed, { status: "Spam", class_id: null })).toBe(false);
});

it("a place in a class stays with the enquiry that has it", () => {
  expect(goesIntoOther(fresh, seated)).toBe(true);
  expect(goesIntoOther(closed, waiting)).toBe(true);
  expect(goesIntoOther(seated, fresh)).toBe(false);
  expect(goesIntoOther(seated, waiting)).toBe(false);
  // Of a class nobody remembers.
  expect(goesIntoOther(fresh, { status: "Enrolled", class_id: null })).toBe(false);
});

it("what is still to be answered does not go into what is closed", () => {
  expect(goesIntoOther(closed, fresh)).toBe(true);
  expect(goesIntoOther({ status: "Spam", class_id: null }, { status: "Contacted", class_id: 3 })).toBe(true);
  expect(goesIntoOther(fresh, closed)).toBe(false);
});
