import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { restoreBackup } from "#database/backup/restore-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { openDatabase } from "#database/database.ts";
import { everyRow } from "./every-row.ts";
import { freshDatabaseUrl, openTestAcademy } from "./harness.ts";

it("a backup is restored too where the database's user may make no schema beside the tables", async () => {
  const { database, env, now } = await openTestAcademy();
  const file = join(env.DATA_DIR ?? "", "moving.backup");
  await writeBackup(database, file, now());
  const url = new URL(await freshDatabaseUrl());
  const role = `plain_${Math.random().toString(36).slice(2)}`;
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  await owner.query(`create role ${role} login`);
  await owner.query(`grant all on schema public to ${role}`);
  await owner.end();
  url.username = role;
  const target = await openDatabase({ url: url.href, file: "" });
  for (let time = 0; time < 2; time++) await restoreBackup(target, file, { allow: async () => {} });
  expect((await everyRow(target)).courses).toEqual((await everyRow(database)).courses);
  await target.close();
});
