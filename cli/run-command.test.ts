import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { academyCommand } from "#tests/command-line.ts";

it.each(["nonsense", "constructor", "toString", "__proto__"])("%s is no command, and is told so", async (name) => {
  const { code, errors } = await academyCommand([name], {});
  expect([code, errors.split("\n")[0]]).toEqual([2, `There is no command "${name}".`]);
});

it("words and flags that say nothing to a command are refused, and nothing is done", async () => {
  const says = async (...args: string[]) => {
    const { code, out, errors } = await academyCommand(args, {});
    return [code, out, errors.split("\n")[0]];
  };
  expect(await says("backup", "academy.backup", "--replace")).toEqual([2, "", "--replace says nothing to backup."]);
  expect(await says("restore", "academy.backup", "--apply")).toEqual([2, "", "--apply says nothing to restore."]);
  expect(await says("import", "https://old.example", "--verify")).toEqual([2, "", "--verify says nothing to import."]);
  expect(await says("user", "reset-password", "--revoke", "--verify")).toEqual([2, "", "--verify says nothing to user."]);
  expect(await says("doctor", "--nothing")).toEqual([2, "", "Unknown option '--nothing'."]);
  expect(await says("doctor", "now")).toEqual([2, "", "Say: doctor, and nothing after it"]);
});

it("a file that cannot be there is told in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-words-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "file"), "");
  for (const name of ["file/academy.backup", "x".repeat(300), "none"]) {
    const { code, errors } = await academyCommand(["restore", join(folder, name), "--verify"], { DATA_DIR: folder });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The file .* cannot be used: .*\.\n$/)]);
  }
});
