import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

it("what a running site begins by its file is one of the build's programs, never a source that an update replaces", () => {
  const files = globSync("{academy,api,contract,database,server}/**/*.{ts,mjs}", { cwd: root }).filter(
    (file) => !/\.test\.ts$|^server\/dev-server\.ts$/.test(file),
  );
  const text = new Map(files.map((file) => [file, read(file)]));
  const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(text.get(file) ?? "")).sort();
  const named = [...text.values()].flatMap((code) => [...code.matchAll(/\bprogramFile\("([^"]+)"\)/g)].map(([, file = ""]) => `./${file}`));

  const begins = filesWith(/\bnew Worker\(|"node:(?:child_process|cluster)"/);
  expect(begins).toEqual(filesWith(/\bprogramFile\("/));
  const [, programs = ""] = /const programs = \{([\s\S]*?)\};/.exec(read("vite.config.ts")) ?? [];
  const built = [...programs.matchAll(/"?([\w-]+)"?: "(.*)"/g)].map(([, name, file]) => ({ name, file }));
  expect(
    built
      .slice(1)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(named.sort());
  for (const { name, file = "" } of built.slice(1)) expect(file).toMatch(new RegExp(`/${name}\\.ts$`));

  // Nor does it look for anything else beside its source.
  expect(filesWith(/import\.meta\.(?:dirname|filename|url)|= import\.meta\b/)).toEqual(["database/program-file.ts", "server/start.mjs"]);
});
