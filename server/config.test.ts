import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("every setting is explained in .env.example, with the value it has when unset", () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, "../.env.example"), "utf8"));
  const source = readFileSync(join(import.meta.dirname, "config.ts"), "utf8");
  const names = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(Object.keys(example).sort()).toEqual(names.filter((name) => name !== "BOT_CHECK_VERIFY_URL").sort());
  expect(readConfig(example)).toEqual(readConfig({}));
});
