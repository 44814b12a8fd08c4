import { expect, it } from "vitest";
import { tooMany } from "./too-many.ts";

it("says in words how long to wait: never too short, and never nothing", () => {
  const words = (seconds: number) => tooMany(seconds * 1000).message.replace(/.* in (.*)\./, "$1");
  expect([0.2, 30, 89, 89.1, 90, 900, 901].map(words)).toEqual([
    "1 seconds",
    "30 seconds",
    "89 seconds",
    "2 minutes",
    "2 minutes",
    "15 minutes",
    "16 minutes",
  ]);
});

it("and says it to a program, in whole seconds", () => {
  expect([-5, 0, 0.2, 59.001, 3600].map((seconds) => tooMany(seconds * 1000).retryAfter)).toEqual([1, 1, 1, 60, 3600]);
});
