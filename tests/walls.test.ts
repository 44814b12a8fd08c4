import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["academy", "api", "app", "cli", "contract", "database", "run", "server"];

/** The rules that there are, and what the files in `folder` break of them. That ours break none is a check of its own (npm run check). */
function cruise(folder: string): { rules: string[]; broken: string[] } {
  const program = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = [program, "--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json", ...rooms];
  // It ends with the number of violations, and prints its report all the same.
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 50_000_000 });
  const { summary }: Report = JSON.parse(stdout);
  expect(summary.totalCruised).toBeGreaterThan(1);
  return {
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
    broken: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

type Report = {
  summary: {
    violations: Array<{ rule: { name: string }; from: string; to: string }>;
    ruleSetUsed: { forbidden: Array<{ name: string }> };
    totalCruised: number;
  };
};

it("app/ui does not name what the academy is about", () => {
  const files = globSync("app/ui/**/*.{ts,tsx,css}", { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const nouns = /\b(academy|blog|course|enquiry|exam|lesson|post|question|student|teacher|testimonial)s?\b/i;
  expect(files.filter((file) => nouns.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

const planted: Array<[rule: string, file: string, code: string]> = [
  ["no-cycles", "academy/about.ts", 'import type { B } from "./round.ts"; export type A = B;'],
  ["app-takes-types-only", "app/site/peek.ts", 'import { thing } from "#academy/public/public-academy.ts"; export const a = thing;'],
  ["app-sees-only-the-public-academy", "app/site/peek.ts", 'import type { Thing } from "#academy/academy.ts"; export type A = Thing;'],
  ["app-sees-only-the-public-academy", "app/peek.ts", 'import type { Thing } from "#database/thing.ts"; export type A = Thing;'],
  ["admin-talks-to-the-api", "app/admin/peek.ts", 'import type { Thing } from "#api/thing.ts"; export type A = Thing;'],
  ["site-and-admin-are-strangers", "app/site/peek.ts", 'import { thing } from "#app/admin/thing.ts"; export const a = thing;'],
  ["admin-and-site-are-strangers", "app/admin/peek.ts", 'import { thing } from "../site/thing.ts"; export const a = thing;'],
  ["ui-knows-no-noun", "app/ui/peek.ts", 'import { thing } from "#app/site/thing.ts"; export const a = thing;'],
  ["ui-knows-no-noun", "app/ui/peek.ts", 'import type { Thing } from "#contract/kinds/course.ts"; export type A = Thing;'],
  ["ui-knows-no-noun", "app/ui/peek.ts", 'import type { Thing } from "#academy/public/public-academy.ts"; export type A = Thing;'],
  ["api-enters-by-the-academy", "api/peek.ts", 'import { thing } from "#academy/courses/thing.ts"; export const a = thing;'],
  ["api-knows-no-database", "api/peek.ts", 'import { thing } from "#database/thing.ts"; export const a = thing;'],
  ["api-has-no-pages", "api/peek.ts", 'import { thing } from "#app/site/thing.ts"; export const a = thing;'],
  ["academy-knows-neither-http-nor-react", "academy/peek.ts", 'import { request } from "node:http"; export const a = request;'],
  ["academy-knows-neither-http-nor-react", "academy/peek.ts", 'import { Hono } from "hono"; export const a = Hono;'],
  ["academy-knows-neither-http-nor-react", "academy/peek.ts", 'import type { ReactNode } from "react"; export type A = ReactNode;'],
  ["academy-knows-no-caller", "academy/peek.ts", 'import { thing } from "#api/thing.ts"; export const a = thing;'],
  ["nouns-meet-in-the-academy", "academy/exams/peek.ts", 'import { thing } from "../courses/thing.ts"; export const a = thing;'],
  [
    "only-the-repository-opens-the-database",
    "academy/courses/course.ts",
    'import type { Thing } from "#database/thing.ts"; export type A = Thing;',
  ],
  [
    "only-the-repository-opens-the-database",
    "academy/courses/exams.ts",
    'import { thing } from "#database/thing.ts"; export const a = thing;',
  ],
  [
    "only-the-repository-opens-the-database",
    "academy/pictures/picture-sizes.ts",
    'import { thing } from "#database/thing.ts"; export const a = thing;',
  ],
  ["the-environment-comes-by-the-config", "server/peek.ts", 'import { env } from "node:process"; export const a = env.SECRET;'],
  ["contract-is-only-shapes", "contract/peek.ts", 'import { thing } from "#academy/academy.ts"; export const a = thing;'],
  ["contract-is-only-shapes", "contract/peek.ts", 'import { readFileSync } from "node:fs"; export const a = readFileSync;'],
  ["zod-comes-by-the-contract", "app/admin/peek.ts", 'import { z } from "zod"; export const a = z;'],
  ["database-is-a-leaf", "database/peek.ts", 'import { thing } from "#academy/academy.ts"; export const a = thing;'],
  ["database-is-a-leaf", "database/peek.ts", 'import { thing } from "#contract/kinds/course.ts"; export const a = thing;'],
  ["cli-has-no-pages", "cli/peek.ts", 'import { thing } from "#api/thing.ts"; export const a = thing;'],
  ["cli-has-no-pages", "cli/peek.ts", 'import type { Thing } from "#app/site/thing.ts"; export type A = Thing;'],
  ["run-needs-no-program", "run/peek.mjs", 'import { thing } from "../server/thing.ts"; export const a = thing;'],
  ["engines-stay-in-their-files", "academy/peek.ts", 'import Sqlite from "better-sqlite3"; export const a = Sqlite;'],
  ["engines-stay-in-their-files", "database/peek.ts", 'import type Sqlite from "better-sqlite3"; export type A = Sqlite.Database;'],
  ["server-knows-no-command", "server/peek.ts", 'import { thing } from "#cli/thing.ts"; export const a = thing;'],
  ["program-stands-alone", "academy/peek.ts", 'import { thing } from "#tests/thing.ts"; export const a = thing;'],
  ["only-the-server-wires", "api/peek.ts", 'import { thing } from "#server/thing.ts"; export const a = thing;'],
];

const standing = [
  "academy/academy.ts",
  "academy/public/public-academy.ts",
  "academy/courses/thing.ts",
  "api/thing.ts",
  "app/admin/thing.ts",
  "app/site/thing.ts",
  "cli/thing.ts",
  "contract/kinds/course.ts",
  "database/thing.ts",
  "server/thing.ts",
  "tests/thing.ts",
];

/** A file of its own for each, also where several are broken in the same place. */
const named = (file: string, place: number) => file.replace("peek", `peek-${place}`);

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "academy-walls-"));
  for (const name of ["package.json", "tsconfig.json", "biome.json"]) cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("a planted violation of every rule is found", () => {
  const files = standing.map((name) => [name, "export const thing = 1; export type Thing = number;"]);
  const breaking = planted.map(([, file, code], place) => [named(file, place), code]);
  const folder = folderWith({
    ...Object.fromEntries([...files, ...breaking]),
    "academy/round.ts": 'import type { A } from "./about.ts"; export type B = A;',
  });
  const { rules, broken } = cruise(folder);
  const found = new Set(broken.map((line) => line.split(" → ")[0]));
  expect(planted.map(([rule, file], place) => `${rule}: ${named(file, place)}`).filter((line) => !found.has(line))).toEqual([]);
  expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual(rules.sort());
});

/** The table of docs/architecture.md. A few files that some rooms may know besides are named in the rules. */
const mayImport: Record<string, string[]> = {
  academy: ["contract", "database"],
  api: ["contract"],
  "app/admin": ["app/ui", "contract"],
  "app/site": ["app/ui", "contract"],
  "app/ui": [],
  cli: ["academy", "contract", "database", "server"],
  contract: [],
  database: [],
  server: ["academy", "api", "app/admin", "app/site", "app/ui", "contract", "database"],
  run: [],
};
const tools = ["bench", "run", "tests"];

it.each([
  ["code", 'import { thing } from "#ROOM/thing.ts"; export const a = thing;', mayImport],
  ["types", 'import type { Thing } from "#ROOM/thing.ts"; export type A = Thing;', { ...mayImport, api: ["academy", "contract"] }],
])("a room imports %s of those below it only", (_what, code, allowed) => {
  const program = Object.keys(mayImport).filter((room) => !tools.includes(room));
  const pairs = Object.keys(mayImport).flatMap((from) =>
    [...program, ...(tools.includes(from) ? [] : tools)].filter((to) => to !== from).map((to) => ({ from, to })),
  );
  const place = (room: string) => (room === "academy" ? "academy/courses" : room);
  const fileOf = ({ from, to }: { from: string; to: string }) => `${from}/peek-${to.replace("/", "-")}.ts`;
  const folder = folderWith({
    ...Object.fromEntries(
      [...program, ...tools].map((room) => [`${place(room)}/thing.ts`, "export const thing = 1; export type Thing = number;"]),
    ),
    ...Object.fromEntries(pairs.map((pair) => [fileOf(pair), code.replace("ROOM", place(pair.to))])),
  });
  const { broken } = cruise(folder);
  const found = new Set(broken.map((line) => line.split(/: | → /)[1]));
  const open = pairs.filter((pair) => !found.has(fileOf(pair)));
  expect(
    Object.fromEntries(Object.keys(mayImport).map((room) => [room, open.filter(({ from }) => from === room).map(({ to }) => to)])),
  ).toEqual(allowed);
});

it("the environment is read by those who hand it to server/config.ts, and nowhere else", () => {
  const refused = ["academy/courses/peek.ts", "app/peek.tsx", "server/config.ts", "server/pages/peek.ts"];
  const folder = folderWith(
    Object.fromEntries([...refused, "cli/academy.ts"].map((name) => [name, "export const a = process.env.SECRET;\n"])),
  );
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--vcs-enabled=false", "--reporter=github", "."];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  expect([...stdout.matchAll(/noProcessEnv,file=([^,]+)/g)].map(([, file = ""]) => relative(folder, file)).sort()).toEqual(refused);
});
