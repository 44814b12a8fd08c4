import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { routes } from "./routes.ts";

it("every call that is written has an address", () => {
  const mounted = new Set(Object.values(routes).map(({ operationId }) => operationId));
  const written = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/*.test.ts"] }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/endpoint\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
  );
  expect(written.length).toBeGreaterThan(90);
  expect(written.filter((name) => !mounted.has(name))).toEqual([]);
});
