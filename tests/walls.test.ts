import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["academy", "api", "app", "contract", "database", "server"];

/** Names of the rules that the files in `folder` break. */
function brokenIn(folder: string, looked: string[]): string[] {
  const program = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = [program, "--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json", ...looked];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 50_000_000 });
  } catch (error) {
    // It ends with the number of violations, and prints its report all the same.
    output = String((error as { stdout: string }).stdout);
  }
  const report: { summary: { violations: Array<{ rule: { name: string }; from: string; to: string }>; totalCruised: number } } =
    JSON.parse(output);
  expect(report.summary.totalCruised).toBeGreaterThan(1);
  return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

it("the walls between the rooms stand", () => {
  expect(brokenIn(root, rooms)).toEqual([]);
});

it("app/ui does not name what the academy is about", () => {
  const files = globSync("app/ui/**/*.{ts,tsx,css}", { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const nouns = /\b(academy|blog|course|enquiry|exam|lesson|post|question|student|teacher|testimonial)s?\b/i;
  expect(files.filter((file) => nouns.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

/** A file that breaks each rule: what it is called, and what it imports. */
const planted: Array<[rule: string, file: string, code: string]> = [
  ["no-cycles", "academy/round.ts", 'import "./about.ts"; export const a = 1;'],
  ["app-takes-types-only", "app/site/peek.ts", 'import { thing } from "#academy/public-academy.ts"; export const a = thing;'],
  ["site-sees-only-the-public-academy", "app/site/peek.ts", 'import type { Thing } from "#academy/academy.ts"; export type A = Thing;'],
  ["admin-talks-to-the-api", "app/admin/peek.ts", 'import type { Thing } from "#api/thing.ts"; export type A = Thing;'],
  ["site-and-admin-are-strangers", "app/site/peek.ts", 'import { thing } from "#app/admin/thing.ts"; export const a = thing;'],
  ["admin-and-site-are-strangers", "app/admin/peek.ts", 'import { thing } from "../site/thing.ts"; export const a = thing;'],
  ["ui-knows-no-noun", "app/ui/peek.ts", 'import { thing } from "#app/site/thing.ts"; export const a = thing;'],
  ["ui-knows-no-noun", "app/ui/peek.ts", 'import type { Thing } from "#contract/course.ts"; export type A = Thing;'],
  ["api-enters-by-the-academy", "api/peek.ts", 'import { thing } from "#academy/courses/thing.ts"; export const a = thing;'],
  ["academy-knows-no-caller", "academy/peek.ts", 'import { thing } from "#api/thing.ts"; export const a = thing;'],
  ["nouns-meet-in-the-academy", "academy/exams/peek.ts", 'import { thing } from "../courses/thing.ts"; export const a = thing;'],
  ["contract-is-only-shapes", "contract/peek.ts", 'import { thing } from "#academy/academy.ts"; export const a = thing;'],
  ["zod-comes-by-the-contract", "app/admin/peek.ts", 'import { z } from "zod"; export const a = z;'],
  ["database-is-a-leaf", "database/peek.ts", 'import { thing } from "#academy/academy.ts"; export const a = thing;'],
  ["engines-stay-in-their-files", "academy/peek.ts", 'import Sqlite from "better-sqlite3"; export const a = Sqlite;'],
  ["only-the-server-wires", "api/peek.ts", 'import { thing } from "#server/thing.ts"; export const a = thing;'],
];

const standing = [
  "academy/academy.ts",
  "academy/public-academy.ts",
  "academy/courses/thing.ts",
  "api/thing.ts",
  "app/admin/thing.ts",
  "app/site/thing.ts",
  "contract/course.ts",
  "server/thing.ts",
];

describe("a planted violation is found", () => {
  it.each(planted)("%s", (rule, file, code) => {
    const folder = mkdtempSync(join(tmpdir(), "academy-walls-"));
    const put = (name: string, text: string) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    };
    for (const name of ["package.json", "tsconfig.json"]) cpSync(join(root, name), join(folder, name));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    for (const name of standing) put(name, "export const thing = 1; export type Thing = number;");
    put("academy/about.ts", 'import "./round.ts"; export const b = 1;');
    put("academy/round.ts", "export const a = 1;");
    put(file, code);
    const broken = brokenIn(folder, [...new Set([...standing, file, "academy/about.ts"].map((name) => name.split("/")[0] ?? ""))]);
    rmSync(folder, { recursive: true, force: true });
    expect(broken.map((line) => line.split(":")[0])).toContain(rule);
  });
});
