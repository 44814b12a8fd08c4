import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { forPrograms, provedCalls } from "#tests/expected-access.ts";
import { routes } from "./routes.ts";

it("every call that is written has an address", () => {
  const mounted = new Set(Object.values(routes).map(({ operationId }) => operationId));
  const written = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/*.test.ts"] }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/endpoint\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
  );
  expect(written.length).toBeGreaterThan(90);
  expect(written.filter((name) => !mounted.has(name))).toEqual([]);
});

it("whoever changes who comes in has proved who they are; no program can, and nothing of the specification asks for it", () => {
  const asking = Object.keys(routes).filter((route) => routes[route]?.proved);
  expect(asking.sort(), "tests/expected-access.ts").toEqual([...provedCalls].sort());
  for (const route of asking) expect([route, forPrograms.some((scope) => scope === routes[route]?.access)]).toEqual([route, false]);
  for (const call of ["login", "verify-token", "verify-master", "change-admin-password"])
    expect(Object.entries(routes).find(([route]) => route.endsWith(`/auth/${call}`))?.[1].proved).toBeUndefined();
});
