import { expect, it } from "vitest";
import { inTime } from "./in-time.ts";

const late = () => new Error("Too slow");

it("answers what the work answers, and throws what it throws", async () => {
  expect(await inTime(Promise.resolve(7), 1000, late)).toBe(7);
  await expect(inTime(Promise.reject(new Error("broken")), 1000, late)).rejects.toThrow("broken");
});

it("waits no longer than it is told", async () => {
  await expect(inTime(new Promise(() => {}), 5, late)).rejects.toThrow("Too slow");
});
