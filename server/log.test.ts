import { expect, it } from "vitest";
import { createLog } from "./log.ts";

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
