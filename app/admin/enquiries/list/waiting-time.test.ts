import { expect, test } from "vitest";
import { waitOf } from "./waiting-time.ts";

const now = Date.parse("2028-03-01T00:10:00.000Z");
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test("who has no answer yet waits since they wrote, and too long after two days", () => {
  const waits = (minutes: number) => waitOf({ status: "New", created_at: ago(minutes), placed_at: null }, now);
  const texts = [0, 1, 59, 60, 119, 24 * 60 - 1, 24 * 60, 90 * 24 * 60].map((minutes) => waits(minutes)?.text);
  expect(texts).toEqual([
    "Waits 1 minute",
    "Waits 1 minute",
    "Waits 59 minutes",
    "Waits 1 hour",
    "Waits 1 hour",
    "Waits 23 hours",
    "Waits 1 day",
    "Waits 90 days",
  ]);
  expect([waits(2 * 24 * 60 - 1)?.isLong, waits(2 * 24 * 60)?.isLong]).toEqual([false, true]);
  // A clock that is behind the server's.
  expect(waits(-5)?.text).toBe("Waits 1 minute");
});

test("who waits for a seat does since they came on the list; nobody else waits", () => {
  const of = (status: "Waiting" | "Contacted" | "Enrolled") => waitOf({ status, created_at: ago(9999), placed_at: ago(180) }, now);
  expect([of("Waiting")?.text, of("Contacted"), of("Enrolled")]).toEqual(["Waits 3 hours", undefined, undefined]);
});
