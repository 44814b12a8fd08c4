import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProgress } from "./update-progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says where an update is, again while it lasts with how far it is, and nothing once it is over", () => {
  const said: string[] = [];
  const progress = createProgress((line) => said.push(line), 1000);
  progress.begin("Copying rows");
  vi.advanceTimersByTime(1000);
  progress.reach(1, 3);
  vi.advanceTimersByTime(1000);
  progress.reach(5, 3);
  vi.advanceTimersByTime(1000);
  progress.begin("Making indexes");
  vi.advanceTimersByTime(1000);
  progress.end();
  vi.advanceTimersByTime(9000);
  expect(said).toEqual([
    "Copying rows",
    "Copying rows (1 s so far)",
    "Copying rows (33 %, 2 s so far)",
    "Copying rows (100 %, 3 s so far)",
    "Making indexes",
    "Making indexes (1 s so far)",
  ]);
});
