import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parseStyleSheet } from "./parse-style-sheet.ts";
import { readStyleSheets } from "./style-sheet.ts";

it.each([
  [".a.b>p:hover", [[".a"], [".b"], ["p"]]],
  ["UL li", [["ul"], ["li"]]],
  [String.raw`.md\:w-1\/2`, [[".md:w-1/2"]]],
  ["a:not(.z)", [["a"]]],
  [":is(.y,.x .z) p", [[".y", ".z"], ["p"]]],
  [":is(.y,:hover) p", [["p"]]],
  [":root:has(> .z) a", [[".z"], ["a"]]],
  [":where(.y) p", [[".y"], ["p"]]],
  ["::placeholder", [["input"]]],
  [".a::before", [[".a"]]],
  ["[hidden],*,:root", []],
])("%s matches nothing without one of each of %j", (selector, needs) => {
  const [rule] = parseStyleSheet(`${selector}{top:0}`);
  expect(rule && "selectors" in rule && rule.selectors[0]?.needs).toEqual(needs);
});

it("what only animated values need, and what the minifier wrote twice, is not there", () => {
  const css = "/*! words */@property --x{syntax:'*';inherits:false}p{top:0;top:0;left:0}";
  expect(parseStyleSheet(css)).toEqual([
    { selectors: [{ text: "p", needs: [["p"]] }], declarations: [{ text: "top:0" }, { text: "left:0" }], reads: [] },
  ]);
});

it("what it does not know stays as it is written", () => {
  const css = "@charset 'utf-8';@page{margin:1cm}@layer a,b;";
  expect(parseStyleSheet(css)).toEqual([{ text: "@charset 'utf-8';" }, { text: "@page{margin:1cm}" }, { text: "@layer a,b;" }]);
});

it("a rule says which custom properties it sets and reads", () => {
  expect(parseStyleSheet("p{--a:var(--b);top:var(--c)}")).toMatchObject([
    { declarations: [{ text: "--a:var(--b)", sets: "--a" }, { text: "top:var(--c)" }], reads: ["--b", "--c"] },
  ]);
});

it("the server reads the sheets as the build parsed them", () => {
  const built = mkdtempSync(join(tmpdir(), "style-sheets-"));
  onTestFinished(() => rmSync(built, { recursive: true }));
  for (const folder of ["client/assets", "server"]) mkdirSync(join(built, folder), { recursive: true });
  const css = "@layer base{p{--a:1;top:var(--a)}}@font-face{font-family:Text;unicode-range:U+20-7e}";
  writeFileSync(join(built, "client/assets/site.css"), css);
  execFileSync(process.execPath, [join(import.meta.dirname, "../../run/style-sheets.mjs")], {
    env: { BUILD_FOLDER: built },
  });
  expect(readStyleSheets(built)).toEqual({ "/assets/site.css": parseStyleSheet(css) });
});
