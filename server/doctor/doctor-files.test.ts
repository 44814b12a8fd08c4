import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backupFiles } from "./doctor-files.ts";

test("the newest nightly backup is read, whatever lies beside it under a name that sorts later", async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["academy-2026-11-22T03-00-00", "academy-2026-11-23T03-00-00", "academy-before-the-move"])
    writeFileSync(join(folder, `${name}.backup`), "");
  const found = await backupFiles({ backups: { folder, keep: 7 } }, 1);
  expect(found.map(({ what }) => what.includes("academy-2026-11-23T03-00-00.backup"))).toEqual([true]);
});
