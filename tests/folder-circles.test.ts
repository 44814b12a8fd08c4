import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

type Import = { from: string; to: string };

const root = join(import.meta.dirname, "..");
const rooms = "{academy,api,app,bench,cli,contract,database,run,server}/**/*.{ts,tsx,mjs}";

/** The imports of the files in our rooms, of types too; tests may import what they like. */
function importsOf(files: readonly string[], read: (file: string) => string): Import[] {
  return files.flatMap((from) =>
    [...read(from).matchAll(/(?:from |import |import\()"((?:\.|#)[^"]+)"/g)].map(([, path = ""]) => ({
      from,
      to: path.startsWith("#") ? path.slice(1) : normalize(join(dirname(from), path)),
    })),
  );
}

type Arrow = { folder: string; place: string; target: string };

/** An import as it is seen in the folder that holds both ends: "exams" → "courses", in "academy". */
function arrowOf({ from, to }: Import): Arrow {
  const [path, other] = [from.split("/"), to.split("/")];
  const shared = path.findIndex((name, depth) => name !== other[depth]);
  return { folder: path.slice(0, shared).join("/"), place: path[shared] ?? "", target: other[shared] ?? "" };
}

/** Files and folders side by side that reach themselves by others: "academy: courses, exams". */
function circlesIn(imports: readonly Import[]): string[] {
  return [...Map.groupBy(imports.map(arrowOf), ({ folder }) => folder)].flatMap(([folder, arrows]) => {
    const targets = Map.groupBy(arrows, ({ place }) => place);
    const round = [...targets.keys()].filter((place) => reachedFrom(place, targets).has(place));
    return round.length > 0 ? [`${folder || "."}: ${round.sort().join(", ")}`] : [];
  });
}

function reachedFrom(start: string, targets: Map<string, Arrow[]>): Set<string> {
  const reached = new Set<string>();
  const follow = (place: string) => {
    for (const { target } of targets.get(place) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      follow(target);
    }
  };
  follow(start);
  return reached;
}

it("no folder imports one beside it that imports it, straight or by others", () => {
  const files = globSync(rooms, { cwd: root, exclude: ["**/*.test.*", "bench/node_modules/**"] });
  const imports = importsOf(files, (file) => readFileSync(join(root, file), "utf8"));
  expect(imports.length).toBeGreaterThan(3000);
  expect(circlesIn(imports)).toEqual([]);
});

it("a circle is found, also by way of a third folder and of types", () => {
  const planted: Record<string, string> = {
    "academy/exams/exams.ts": 'import type { Course } from "../courses/course.ts";',
    "academy/courses/course.ts": 'import { place } from "#academy/classes/place.ts";',
    "academy/classes/place.ts": 'export const exams = await import("../exams/exam.ts");',
    "academy/posts/posts.ts": 'import { place } from "../classes/place.ts";',
  };
  expect(circlesIn(importsOf(Object.keys(planted), (file) => planted[file] ?? ""))).toEqual(["academy: classes, courses, exams"]);
});
