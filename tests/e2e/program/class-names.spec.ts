import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../test.ts";

const root = join(import.meta.dirname, "../../..");

/** The class names that some style sheets know: ".sm\:p-2:hover" is "sm:p-2". */
function namesIn(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu);
  const plain = (name: string) =>
    name.replace(/\\([\da-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))).replace(/\\(.)/g, "$1");
  return new Set([...names].map(([, name = ""]) => plain(name)));
}

/** The class names that stand in a component as they are, between what it puts together. */
function writtenIn(component: string): string[] {
  return [...component.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, made = ""]) =>
    (plain ?? made.replace(/\S*\$\{(?:[^{}]|\{[^{}]*\})*\}\S*/g, " ")).split(/\s+/).filter((name) => name !== ""),
  );
}

test("a component names no class that no style sheet has: it would look like plain text", () => {
  const build = join(root, "build", readFileSync(join(root, "build/current"), "utf8").trim());
  const sheets = globSync("client/assets/*.css", { cwd: build }).map((file) => readFileSync(join(build, file), "utf8"));
  const known = namesIn(sheets.join("\n"));
  expect(known.size).toBeGreaterThan(500);
  const files = globSync("app/**/*.tsx", { cwd: root, exclude: ["**/*.test.tsx"] });
  const unknown = files.flatMap((file) =>
    writtenIn(readFileSync(join(root, file), "utf8"))
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("a class that is not there is found, also beside what is put together", () => {
  const known = namesIn(".sm\\:p-2:hover{} .\\[\\&_h2\\]\\:m-0 h2{} .w-1\\/2{}");
  expect([...known]).toEqual(["sm:p-2", "[&_h2]:m-0", "w-1/2"]);
  const put = (what: string) => `\${${what}}`;
  const component = `<a className={\`sm:p-2 ${put('on ? "x" : ""')} looks-like-none pre-${put("size")} w-1/2\`} /><b class="two names">`;
  expect(writtenIn(component)).toEqual(["sm:p-2", "looks-like-none", "w-1/2", "two", "names"]);
});
