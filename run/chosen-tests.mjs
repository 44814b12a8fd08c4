// Which tests the words after `npm test --` mean.
import { readdirSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

const parts = { code: /\.test\.tsx?$/, pages: /\.spec\.ts$/ };
const notOurs = new Set(["node_modules", "build"]);

/**
 * Sorts the words into the parts of the suite. A word is a file, a folder (seen from `from`), or a piece of a file's path; a line may
 * follow (`a.spec.ts:12`); from the first option on, everything goes to the part's own program. The files of a part that is not wanted are
 * undefined, of a whole part []. `unknown`: words that mean no test. `engines`: browser tests in Firefox and WebKit, all that are tagged
 * for them, or every one that a word means. `slow`: on both databases, with torture and tests tagged @all; so is a file that is named.
 */
export function chosenTests(root, from, args) {
  const [first = "", ...others] = args;
  if (first === "checks") return { checks: true, slow: false, unknown: others, options: [] };
  if (first === "") return { checks: true, code: [], pages: [], engines: [], slow: false, unknown: [], options: [] };
  if (first === "all") return { ...chosenTests(root, from, others), slow: true };
  if (first === "engines") {
    const { pages, ...chosen } = chosenTests(root, from, ["pages", ...others]);
    return { ...chosen, engines: pages };
  }
  const only = Object.hasOwn(parts, first) ? first : undefined;
  const rest = only ? others : args;
  const end = rest.findIndex((word) => word.startsWith("-"));
  const words = end < 0 ? rest : rest.slice(0, end);
  const options = end < 0 ? [] : rest.slice(end);
  if (only && words.length === 0) return { checks: false, [only]: [], slow: false, unknown: [], options };

  const wanted = only ? [only] : Object.keys(parts);
  const tests = testFiles(root);
  const files = { code: [], pages: [] };
  const unknown = [];
  for (const word of words) {
    const [, path, line = ""] = /^(.*?)(:\d+)?$/.exec(word);
    const meant = filesOf(root, from, tests, path);
    const found = wanted.map((part) => {
      const matching = meant.filter((file) => parts[part].test(file));
      files[part].push(...matching.map((file) => file + line));
      return matching.length;
    });
    if (found.every((count) => count === 0)) unknown.push(word);
  }
  const some = (part) => (files[part].length > 0 ? [...new Set(files[part])] : undefined);
  return { checks: false, code: some("code"), pages: some("pages"), slow: true, unknown, options };
}

/** The tests at a path, if it is there; else every test whose path has the word in it. */
function filesOf(root, from, tests, word) {
  const path = relative(root, resolve(from, word)).split(sep).join("/");
  const there = statSync(resolve(from, word), { throwIfNoEntry: false });
  if (there?.isFile()) return tests.filter((file) => file === path);
  if (there) return tests.filter((file) => path === "" || file.startsWith(`${path}/`));
  return tests.filter((file) => file.includes(word));
}

/** Every file of tests, as a path from `root`. */
function testFiles(root, folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name.startsWith(".") || notOurs.has(entry.name) ? [] : testFiles(root, path);
    return Object.values(parts).some((name) => name.test(path)) ? [path] : [];
  });
}
