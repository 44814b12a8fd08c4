import { expect, test } from "vitest";
import { changed } from "./class-messages.ts";

// A Monday.
const today = "2099-01-05";
const news = (more: object) => ({ cancelled: [], held: [], changes: [], ...more });

test("a lesson that is cancelled is today's, or names its day", () => {
  const now = changed(news({ cancelled: [today] }), today);
  expect(now).toMatchObject({ title: "Lesson cancelled today", subject: "{course}: no lesson today" });
  expect(now.text).toContain("Today's lesson ({class}) is cancelled.");
  const later = changed(news({ cancelled: ["2099-01-12"] }), today);
  expect(later).toMatchObject({ title: "Lesson on Monday 12 January cancelled", subject: "{course}: no lesson on Monday 12 January" });
  expect(later.text).toContain("The lesson on Monday 12 January ({class}) is cancelled.");
});

test("what else is new is told in lines, two days that are cancelled too", () => {
  expect(changed(news({ cancelled: ["2099-01-12", "2099-01-19"] }), today).title).toBe("The class changes");
  const both = changed(news({ cancelled: [today], changes: [{ what: "Where", before: "Room 2", after: "Room 4" }] }), today);
  expect(both.title).toBe("The class changes");
  expect(both.text).toContain("Where: Room 4 (until now: Room 2)");
});
