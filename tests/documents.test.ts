import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { environmentNames } from "#server/config.ts";

const root = join(import.meta.dirname, "..");
const made = ["node_modules", "bench/node_modules", "build", "data", "test-results"];
const files = globSync("**/*.*", { cwd: root, exclude: (path) => made.includes(path) });
const documents = files.filter((file) => file.endsWith(".md"));
const read = (file: string) => readFileSync(join(root, file), "utf8");

const namesIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
/** What looks like a path of ours or a test; addresses begin with a slash. `DATA_DIR/…`, `academy.db` and `build/…` are made later. */
const isPath = (name: string) =>
  /^[\w*-][\w.*-]*\/[\w.*/-]*$|^[\w-]+(\.(test|db|spec|tsx?|mjs))+$/.test(name) && !/^(DATA_DIR|build)\/|^academy\.db$/.test(name);
/** A path as the documents write it: a folder, a file, files with a star, or a test without its ending. */
function exists(name: string): boolean {
  const path = name.replaceAll(".", "\\.").replaceAll("*", "[^/]*").replace(/\/$/, "/.*");
  const whole = new RegExp(`^(.*/)?${path}(\\.spec\\.ts|\\.test\\.ts|\\.ts|/.*)?$`);
  return files.some((file) => whole.test(file));
}
const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\|[ -]+\|/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const testsIn = (text: string) => namesIn(text).filter((name) => /^[\w/.-]+\.(test|spec)\.ts$|^tests\/(torture|e2e)\/?$/.test(name));

describe("the documents", () => {
  it("are found", () => {
    expect(documents).toEqual(
      expect.arrayContaining(["README.md", "SECURITY.md", "docs/architecture.md", "docs/decisions/0001-two-engines.md"]),
    );
  });

  it.each(documents)("%s names files that are there", (document) => {
    expect(namesIn(read(document)).filter((name) => isPath(name) && !exists(name))).toEqual([]);
  });

  it.each(documents)("%s names commands and settings that are there", (document) => {
    const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
    const text = read(document);
    const asked = [...text.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = ""]) => name);
    const npmsOwn = ["and", "ci", "audit", "sbom", "install"];
    expect(asked.filter((name) => ![...scripts, ...npmsOwn].includes(name))).toEqual([]);
    const settings = [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:_FILE)?(?:=[^`]*)?`/g)].map(([, name = ""]) => name.replace(/_FILE$/, ""));
    expect(settings.filter((name) => !["NODE_ENV", "TEST_NOW", ...environmentNames].includes(name))).toEqual([]);
  });

  it("every package is pinned with its hash, so that nobody can put another in its place", () => {
    const { packages }: { packages: Record<string, { integrity?: string; link?: boolean }> } = JSON.parse(read("package-lock.json"));
    // Programs that build and check, for systems whose files the registry did not tell; none of them is in what runs.
    const tools = /^node_modules\/@(biomejs\/cli|oxc-parser\/binding|tailwindcss\/oxide)-/;
    const unpinned = Object.entries(packages).filter(([name, { integrity }]) => name !== "" && !/^sha512-/.test(integrity ?? ""));
    expect(unpinned.map(([name]) => name).filter((name) => !tools.test(name))).toEqual([]);
  });

  it("show what they claim by a test: each requirement that is met, each promise and each threat; what is not met is said", () => {
    const met = rowsOf(read("docs/asvs.md")).filter(([, state]) => state === "met");
    expect(met.length).toBeGreaterThan(60);
    // One in bold without a list is one by itself.
    const pointsOf = (part: string) =>
      part
        .split("##")[0]
        ?.split(/\n(?=- |\*\*(?![^\n]*(?:wants|mistake,)\*\*\n))/)
        .slice(1) ?? [];
    const threats = pointsOf(read("SECURITY.md").split("## Threats")[1] ?? "");
    expect(threats.length).toBeGreaterThan(15);
    const promises = read("SECURITY.md").split("## What is promised")[1]?.split("##")[0]?.split("\n- ").slice(1) ?? [];
    expect(promises.length).toBeGreaterThan(4);
    expect(promises.filter((promise) => testsIn(promise).length === 0)).toEqual([]);
    const unmet = rowsOf(read("docs/asvs.md")).filter(([, state]) => state === "not met");
    expect(unmet.flatMap(([numbers = ""]) => numbers.split(", ")).filter((number) => !read("SECURITY.md").includes(number))).toEqual([]);
    expect([...met.map((row) => row.join(" ")), ...threats].filter((text) => testsIn(text).length === 0)).toEqual([]);
  });
});

it("the glossary has at most 25 words", () => {
  const [, ...words] = rowsOf(read("docs/glossary.md"));
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThanOrEqual(25);
});
