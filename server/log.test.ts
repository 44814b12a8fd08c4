import { expect, it, vi } from "vitest";
import { createLog, oncePerMinute } from "./log.ts";

it("logs hold no e-mail address, phone number, token or password", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  log("error", "trouble with nimal@example.com", {
    error: `connect postgres://user:hunter2@db:5432 failed for +94 77 123 4567, Bearer abc.def, ${"x".repeat(43)}`,
  });
  log("debug", "not this");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/nimal|hunter2|123 4567|abc\.def|xxxx/);
});

it("logs say since when, though a day looks like a phone number", () => {
  const lines: string[] = [];
  const fields = { since: "2026-11-27T17:37:06.832Z", backup: "before-update-2026-11-27.backup", phone: "2026-11-2777 and 077-123-4567" };
  createLog("info", (line) => lines.push(line))("info", "works again", fields);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ ...fields, phone: "… and …" });
});

it("whatever a line carries, it is one line of JSON with its time and level, and forges no other", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const forged = 'a\n{"level":"info","message":"all is well"}\r\n\u001b[2J\u0000';
  log("warn", forged, { path: forged });
  expect(lines.map((line) => line.split(/[\r\n]/).filter(Boolean).length)).toEqual([1]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ at: expect.stringMatching(/^\d{4}-.*Z$/), level: "warn", message: forged });
});

it("a failure that comes a thousand times is one line a minute, with its count", () => {
  vi.useFakeTimers();
  try {
    const said: object[] = [];
    const trouble = oncePerMinute((_level, message, fields) => void said.push({ message, ...fields }));
    for (let time = 0; time < 1000; time++) trouble("error", "refused", "full");
    trouble("error", "refused", "locked");
    expect(said).toEqual([
      { message: "refused", kind: "full" },
      { message: "refused", kind: "locked" },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(said[2]).toEqual({ message: "refused", kind: "full", count: 999, seconds: 60 });
    trouble("error", "refused", "full");
    vi.advanceTimersByTime(59_000);
    expect(said).toHaveLength(3);
    vi.advanceTimersByTime(300_000);
    trouble("error", "refused", "full");
    expect(said).toHaveLength(5);
  } finally {
    vi.useRealTimers();
  }
});
