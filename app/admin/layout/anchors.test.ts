import { expect, it } from "vitest";
import { partName } from "#contract/kinds/single-kind.ts";
import { singleKinds } from "#contract/single-kinds.ts";

const sources = import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const text = Object.entries(sources)
  .filter(([path]) => !/\.test\.tsx?$/.test(path))
  .map(([, source]) => source)
  .join("\n");

it("a link to a part of a screen names a part that there is", () => {
  const groups = Object.values(singleKinds).flatMap(({ groups }) => groups.map(({ title = "" }) => partName(title)));
  const parts = new Set([...[...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id = ""]) => id), ...groups]);
  const named = [...text.matchAll(/"\/admin\/[a-z-]+#([\w-]+)"/g)].map(([, id = ""]) => id);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((id) => !parts.has(id))).toEqual([]);
});
