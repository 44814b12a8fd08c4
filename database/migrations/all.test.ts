import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { migrations } from "./all.ts";

it("every migration is in the list, in order, under the name of its file: one with another's name would never be applied", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});
