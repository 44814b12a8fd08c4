// node academy/samples/fingerprint-history.mjs: reads the samples of every landed version out of the history, and writes what each said first, as
// fingerprints, into academy/samples/first-contents.ts. To be run, and committed, with each change of a sample or of its picture.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentKinds } from "#contract/content-kinds.ts";
import { pictureAddress } from "#contract/picture.ts";
import { itemOfVersion } from "../content/content-item.ts";
import { fingerprintOf, titleMark } from "./fingerprint.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/landed");
const git = (...args) => execFileSync("git", ["-C", root, ...args], { encoding: "buffer", maxBuffer: 1e9 });
const touching = ["academy/*/samples*", "academy/*/*-samples.ts", "academy/samples.ts", "pictures/*.jpg"];
const versions = git("log", "--full-history", "--format=%H", "--", ...touching)
  .toString()
  .trim()
  .split("\n");

const found = Object.fromEntries(Object.values(contentKinds).map(({ path }) => [path, { titles: new Set(), items: new Set() }]));
const unread = new Set();
const seen = new Set();

/** Every plain object in what a module exports. */
function* objectsIn(value, depth = 0) {
  if (typeof value !== "object" || value === null || depth > 4) return;
  if (!Array.isArray(value)) yield value;
  for (const one of Object.values(value)) yield* objectsIn(one, depth + 1);
}

function note({ path, list, titled }, item) {
  found[path].titles.add(titleMark(String(item[titled])));
  found[path].items.add(fingerprintOf({ path, list }, item));
}

/** `addressOf`: where a picture of that version is. */
function noteSample(raw, file, addressOf) {
  const { picture, inWeeks, weeks: _, course: _course, exam: _exam, ...sample } = raw;
  if (inWeeks !== undefined) {
    note(contentKinds.classes, itemOfVersion(contentKinds.classes, JSON.stringify(sample)));
    if (sample.place) note(contentKinds.rooms, itemOfVersion(contentKinds.rooms, JSON.stringify({ name: sample.place })));
    return;
  }
  const names = Object.keys({ ...raw, picture: undefined, course: undefined, exam: undefined }).filter((name) => raw[name] !== undefined);
  for (const kind of Object.values(contentKinds)) {
    // Of those of pages, some lists do not say yet which page.
    if ((kind.path === "page-qna") !== file.includes("page-questions/") || (kind.path === "page-qna" && raw.place === undefined)) continue;
    const known = names.filter((name) => name in kind.list);
    if (known.length < names.filter((name) => name !== "picture").length || typeof raw[kind.titled] !== "string") continue;
    const image = picture === undefined || !("image" in kind.list) ? {} : { image: addressOf(kind, picture) };
    const read = kind.input.safeParse({ ...Object.fromEntries(known.map((name) => [name, raw[name]])), ...image });
    if (read.success) note(kind, itemOfVersion(kind, JSON.stringify({ ...read.data, id: 1, version: 1 })));
    else unread.add(`${kind.path}: ${raw[kind.titled]}`);
  }
}

/** What a program says whose folder this is. */
async function readFolder(at) {
  const addressOf = (kind, name) => {
    const file = [kind.path === "languages" ? "courses" : kind.table, kind.path]
      .map((one) => join(at, "pictures", one, name))
      .find(existsSync);
    return file === undefined ? "" : pictureAddress(createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 32));
  };
  const files = globSync(["academy/*/samples/*.ts", "academy/*/*-samples.ts"], { cwd: at }).filter((file) => !file.includes(".test."));
  for (const file of files) {
    // Before testimonials said it themselves, seeding said where they are shown, and that their people agree: they are invented.
    const more = file.includes("testimonial") ? { place: file.includes("exam-") ? "exams" : "courses", consent: true } : {};
    for (const one of objectsIn({ ...(await import(join(at, file))) })) noteSample({ ...more, ...one }, file, addressOf);
  }
}

async function readVersion(commit) {
  // What is the same as in a version that was read is not read again.
  const trees = git("ls-tree", "-r", commit, "academy", "pictures")
    .toString()
    .split("\n")
    .filter((line) => /sample|\.jpg$/.test(line));
  const key = createHash("sha256").update(trees.join("\n")).digest("hex");
  if (seen.has(key)) return;
  seen.add(key);
  const at = join(folder, commit);
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  execFileSync("tar", ["-x", "-C", at], { input: git("archive", commit, "academy", "contract", "database", "pictures", "package.json") });
  symlinkSync(join(root, "node_modules"), join(at, "node_modules"));
  await readFolder(at);
  rmSync(at, { recursive: true });
}

for (const commit of versions) await readVersion(commit);
await readFolder(root);

const words = (set) =>
  `words(\`\n${[...set]
    .sort()
    .join(" ")
    .replace(/(.{1,130})(?: |$)/g, "$1\n")}\`)`;
const kinds = Object.entries(found)
  .filter(([, { items }]) => items.size > 0)
  .map(
    ([path, { titles, items }]) =>
      `  ${path.includes("-") ? JSON.stringify(path) : path}: {\n    titles: ${words(titles)},\n    items: ${words(items)},\n  },`,
  );
writeFileSync(
  join(root, "academy/samples/first-contents.ts"),
  `import type { ContentPath } from "#contract/content-kinds.ts";

// Written by academy/samples/fingerprint-history.mjs; do not edit.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\\s+/));

/** What the samples of every landed version said first: marks of titles, and fingerprints of whole items (fingerprint.ts). */
export const firstContents: Partial<Record<ContentPath, { titles: ReadonlySet<string>; items: ReadonlySet<string> }>> = {
${kinds.join("\n")}
};
`,
);
console.log(`${seen.size} of ${versions.length} versions differ.`);
for (const [path, { titles, items }] of Object.entries(found)) console.log(`${path}: ${titles.size} titles, ${items.size} items`);
if (unread.size > 0) console.log(`Not read: ${[...unread].join("; ")}`);
