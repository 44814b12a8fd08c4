import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { chosenTests } from "./chosen-tests.mjs";

const root = mkdtempSync(join(tmpdir(), "academy-chosen-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const files = [
  "academy/courses/course.test.ts",
  "academy/courses/courses.db.test.ts",
  "academy/courses/courses.ts",
  "node_modules/one/one.test.ts",
  "tests/walls.test.ts",
  "tests/e2e/site/courses.spec.ts",
  "tests/e2e/site/home.spec.ts",
  "tests/e2e/staff.ts",
];
for (const file of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "");
}

const chosen = (...args: string[]) => {
  const { checks, code, pages, unknown, options } = chosenTests(root, root, args);
  return [checks, code, pages, ...(unknown.length > 0 ? [{ unknown }] : []), ...(options.length > 0 ? [{ options }] : [])];
};
const none = undefined;

it("takes each part whole, and all of them without a word", () => {
  expect(chosen()).toEqual([true, [], []]);
  expect(chosen("checks")).toEqual([true, none, none]);
  expect(chosen("code")).toEqual([false, [], none]);
  expect(chosen("pages")).toEqual([false, none, []]);
});

it("takes all of them, or of one part, also what is left out of the quick ones", () => {
  expect(chosen("all")).toEqual([true, [], []]);
  expect(chosen("all", "pages")).toEqual([false, none, []]);
  expect(chosen("all", "nonexistent")).toEqual([false, none, none, { unknown: ["nonexistent"] }]);
  expect([[], ["all"], ["all", "pages"]].map((words) => chosenTests(root, root, words).slow)).toEqual([false, true, true]);
});

it("runs browser tests in Firefox and WebKit when all are run, or when it is told to", () => {
  expect(chosenTests(root, root, []).engines).toEqual([]);
  expect(chosenTests(root, root, ["pages"]).engines).toBeUndefined();
  expect(chosenTests(root, root, ["engines"])).toMatchObject({ checks: false, engines: [] });
  const chosen = chosenTests(root, root, ["engines", "tests/e2e/site/home.spec.ts"]);
  expect([chosen.code, chosen.pages, chosen.engines]).toEqual([undefined, undefined, ["tests/e2e/site/home.spec.ts"]]);
});

it("runs every path in its part, several of them and of both kinds", () => {
  expect(chosen("tests/walls.test.ts", "academy/courses/course.test.ts", "tests/e2e/site/home.spec.ts:12")).toEqual([
    false,
    ["tests/walls.test.ts", "academy/courses/course.test.ts"],
    ["tests/e2e/site/home.spec.ts:12"],
  ]);
  expect(chosen("walls.test.ts", "home.spec.ts", "home")).toEqual([false, ["tests/walls.test.ts"], ["tests/e2e/site/home.spec.ts"]]);
});

it("takes a folder, or a piece of a path, for all the tests in it", () => {
  const courses = ["academy/courses/course.test.ts", "academy/courses/courses.db.test.ts"];
  expect(chosen("academy/courses")).toEqual([false, courses, none]);
  expect(chosen("./tests/")).toEqual([false, ["tests/walls.test.ts"], ["tests/e2e/site/courses.spec.ts", "tests/e2e/site/home.spec.ts"]]);
  expect(chosen("courses")).toEqual([false, courses, ["tests/e2e/site/courses.spec.ts"]]);
  expect(chosen("pages", "courses")).toEqual([false, none, ["tests/e2e/site/courses.spec.ts"]]);
  expect(chosenTests(root, join(root, "tests"), ["e2e/site/home.spec.ts"]).pages).toEqual(["tests/e2e/site/home.spec.ts"]);
});

it("names the words that mean no test", () => {
  expect(chosen("nonexistent", "walls", "academy/courses/courses.ts")).toEqual([
    false,
    ["tests/walls.test.ts"],
    none,
    { unknown: ["nonexistent", "academy/courses/courses.ts"] },
  ]);
  expect(chosen("pages", "walls")).toEqual([false, none, none, { unknown: ["walls"] }]);
  expect(chosen("checks", "walls")).toEqual([true, none, none, { unknown: ["walls"] }]);
});

it("leaves options to the part's own program", () => {
  expect(chosen("walls", "-t", "stand")).toEqual([false, ["tests/walls.test.ts"], none, { options: ["-t", "stand"] }]);
  expect(chosen("pages", "-g", "the chat")).toEqual([false, none, [], { options: ["-g", "the chat"] }]);
});
