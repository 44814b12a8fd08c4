import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { madeSecretKey, secretKey } from "./secret-key.ts";

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), "academy-key-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const config = { secretKey: "", databaseUrl: "", dataDir };
  return { dataDir, key: () => madeSecretKey(config), kept: () => secretKey(config) };
}

it("is not made by who only opens what is sealed", () => {
  const { dataDir, key, kept } = folder();
  expect([kept(), readdirSync(dataDir)]).toEqual([undefined, []]);
  const made = key();
  expect(kept()).toEqual(made);
});

it("is made once, and kept in a file of its own user", () => {
  const { dataDir, key } = folder();
  const made = key();
  expect([made?.byteLength, key()?.equals(made ?? Buffer.alloc(0))]).toEqual([32, true]);
  expect(statSync(join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
});

it.each([0, 7])("is made anew where a full disk or a killed process left %i bytes of it", (bytes) => {
  const { dataDir, key } = folder();
  writeFileSync(join(dataDir, "secret.key"), Buffer.alloc(bytes));
  const made = key();
  expect([made?.byteLength, key()?.equals(made ?? Buffer.alloc(0))]).toEqual([32, true]);
  expect(readdirSync(dataDir)).toEqual(["secret.key"]);
});
