import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { readRestorable } from "#database/backup/restore-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { academyCommand } from "#tests/command-line.ts";
import { everyRow } from "#tests/every-row.ts";
import { freshDatabaseUrl, openTestAcademy } from "#tests/harness.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "academy-backup-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

describe("a file that is no whole backup", () => {
  it("is refused with one sentence, and the database stays as it is", async () => {
    const source = await openTestAcademy();
    const place = folder();
    const good = join(place, "good.backup");
    await writeBackup(source.database, good, source.now());
    const packed = readFileSync(good);
    const lines = gunzipSync(packed).toString("utf8").split("\n");
    const rewritten = (change: (lines: string[]) => string[]) => gzipSync(change([...lines]).join("\n"));
    const picture = lines.findIndex((line) => line.includes('"base64"'));
    const bad: Record<string, [Buffer, RegExp]> = {
      "not gzip": [Buffer.from("hello"), /not a backup of this program/],
      empty: [Buffer.alloc(0), /cannot be unpacked|end is missing/],
      "another file": [gzipSync("hello\n"), /damaged|not a backup/],
      "cut in the middle": [packed.subarray(0, packed.length / 2), /cannot be unpacked/],
      "without its end": [rewritten((all) => all.slice(0, -2)), /end is missing|is cut/],
      "one byte of text changed": [
        rewritten((all) => all.map((line) => line.replace("German Deutsch", "German Deutsck"))),
        /hashes do not fit/,
      ],
      "a row taken out": [rewritten((all) => all.filter((_, index) => index !== 3)), /hashes do not fit/],
      "a picture changed": [
        rewritten((all) => all.map((line, index) => (index === picture ? line.replace(/AAAA/, "AAAB") : line))),
        /picture .* is not what/,
      ],
      "a newer program": [
        rewritten((all) => all.map((line, index) => (index === 0 ? line.replace(/("schema":\[[^\]]*)\]/, '$1,"0099-future"]') : line))),
        /newer version/,
      ],
      "a newer format": [
        rewritten((all) => all.map((line, index) => (index === 0 ? line.replace('"format":1', '"format":2') : line))),
        /newer version/,
      ],
    };
    const file = join(place, "bad.backup");
    for (const [name, [bytes, words]] of Object.entries(bad)) {
      writeFileSync(file, bytes);
      const said = await readRestorable(file).catch((error: unknown) => error);
      expect([name, String(said)]).toEqual([name, expect.stringMatching(words)]);
    }
    const before = await everyRow(source.database);
    const missing = join(place, "missing.backup");
    expect((await academyCommand(["restore", missing, "--replace"], source.env)).errors).toBe(
      `The file ${missing} cannot be used: there is no such file or folder.\n`,
    );
    const refused = await academyCommand(["restore", file, "--replace"], source.env);
    expect([refused.code, refused.errors]).toEqual([1, "This backup was made by a newer version of this program.\n"]);
    expect(await everyRow(source.database)).toEqual(before);
  });
});

it("one that says it is of another version than it is, is refused with a sentence, and nothing is changed", async () => {
  const { database, env } = await openTestAcademy();
  const names = (await database.read((db) => db.selectFrom("schema_migrations").select("name").orderBy("name").execute())).map(
    ({ name }) => name,
  );
  const target = await openTestAcademy();
  const before = await everyRow(target.database);
  for (const count of [names.length - 5, 1]) {
    await database.write((tx) =>
      tx
        .deleteFrom("schema_migrations")
        .where("name", ">", names[count - 1] ?? "")
        .execute(),
    );
    const file = join(folder(), "falsified.backup");
    await writeBackup(database, file, Date.now());
    const { code, errors } = await academyCommand(["restore", file, "--replace"], target.env);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^This backup does not fit this program.*Nothing was changed/)]);
  }
  expect(await everyRow(target.database)).toEqual(before);
  expect((await academyCommand(["doctor"], env)).errors).not.toContain("    at ");
});

it("of a newer program is refused although it is whole", async () => {
  const { database, env } = await openTestAcademy();
  await database.write((tx) => tx.insertInto("schema_migrations").values({ name: "0099-future", applied_at: 1 }).execute());
  const file = join(folder(), "future.backup");
  await writeBackup(database, file, Date.now());
  const target = { ...env, DATA_DIR: folder(), DATABASE_URL: await freshDatabaseUrl() };
  const { code, errors } = await academyCommand(["restore", file], target);
  expect([code, errors]).toEqual([1, expect.stringContaining('made by a newer version of this program (it has "0099-future")')]);
  expect((await academyCommand(["backup", `${file}2`], env)).errors).toMatch(/^The database was made by a newer version/);
});
