import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { migrate } from "#database/migrate.ts";
import type { Migration } from "#database/migration.ts";
import { migrations } from "#database/migrations/all.ts";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";

export const upgrade: Migration = {
  name: "0099-upgrade-of-the-tests",
  async up({ tx, table }) {
    await tx.schema.alterTable("enquiries").addColumn("initial", "text").execute();
    const rows = await tx.selectFrom("enquiries").select(["id", "name"]).execute();
    for (const { id, name } of rows) {
      await sql`update enquiries set initial = ${name.slice(0, 1)} where id = ${id}`.execute(tx);
    }
    await table("initials").addColumn("letter", "text").execute();
    await sql`insert into initials (letter) select initial from enquiries`.execute(tx);
    await tx.schema.createIndex("enquiries_by_initial").on("enquiries").column("initial").execute();
  },
};

/** Brings a database up to date (up to `until`) in a process of its own, killed after so many milliseconds of work; answers how long it took. */
export async function migrateInProcess(
  { url, file }: { url: string; file: string },
  killAfter: number,
  until = upgrade.name,
): Promise<number> {
  const child = spawn(process.execPath, [import.meta.filename, url, file, until], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve) => child.stdout.once("data", () => resolve()));
  const started = performance.now();
  if (killAfter < Number.POSITIVE_INFINITY) {
    await pause(killAfter);
    child.kill("SIGKILL");
  }
  await ended;
  return performance.now() - started;
}

// Run as a program, it is the process that a test kills in the middle of the upgrade.
if (process.argv[1] === import.meta.filename) {
  const [url = "", file = "", most = upgrade.name] = process.argv.slice(2);
  const engine = url === "" ? openSqlite(file) : openPostgres(url);
  process.stdout.write("upgrading\n");
  await migrate(
    engine.db,
    engine.dialect,
    [...migrations, upgrade].filter(({ name }) => name <= most),
  );
  process.stdout.write("upgraded\n");
  await engine.close();
}
