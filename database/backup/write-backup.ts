import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { appliedMigrations } from "../migrate.ts";
import { backupTables } from "../tables.ts";
import type { Reader } from "../transaction.ts";
import { type End, end, formatVersion, type Head, rowLine } from "./format.ts";

type AnyRow = Record<string, string | number | null | Uint8Array>;

/** Rows written so far, of about how many. */
export type BackupProgress = (rows: number, ofRows: number) => void;

/**
 * Writes the database as it is at one moment, while the site goes on serving; `at`, in milliseconds, is what the head says. The file gets its
 * name once it is whole and on disk; until then its name holds the process id, so that what a killed process left can be told and removed.
 */
export async function writeBackup(database: Database, file: string, at: number, progress: BackupProgress = () => {}): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  // Before the database is asked: a folder that cannot be written to must not count as trouble of the database.
  await (await open(unfinished, "w", 0o600)).close();
  try {
    await database.snapshot((db) =>
      pipeline(lines(db, at, progress), createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600, flush: true })),
    );
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** What a backup of this moment would hold: the migrations, and each table's rows and hash. Writes nothing. */
export async function backupContents(database: Database): Promise<{ schema: string[]; tables: End["tables"] }> {
  return database.snapshot(async (db) => {
    let last = "";
    for await (const line of lines(db, 0)) last = line;
    return { schema: await appliedMigrations(db), tables: end.parse(JSON.parse(last)).end.tables };
  });
}

async function* lines(db: Reader, at: number, progress: BackupProgress = () => {}): AsyncGenerator<string> {
  const whole = createHash("sha256");
  const tables: End["tables"] = {};
  const hashedLine = (value: string) => {
    const line = `${value}\n`;
    whole.update(line);
    return line;
  };
  const head: Head = {
    backup: "language-academy",
    format: formatVersion,
    made_at: new Date(at).toISOString(),
    schema: await appliedMigrations(db),
  };
  yield hashedLine(JSON.stringify(head));
  // A database of an older version may lack tables that came later.
  const present = (await db.introspection.getTables()).map((table) => table.name);
  const tablesHere = backupTables.filter(({ name }) => present.includes(name));
  let all = 0;
  for (const { name } of tablesHere) all += await countOf(db, name);
  let written = 0;
  for (const table of tablesHere) {
    yield hashedLine(JSON.stringify({ table: table.name }));
    const own = createHash("sha256");
    let rows = 0;
    for await (const row of rowsOf(db, table)) {
      const line = hashedLine(rowLine(row));
      own.update(line);
      rows++;
      written++;
      progress(written, all);
      yield line;
    }
    tables[table.name] = { rows, sha256: own.digest("hex") };
  }
  yield `${JSON.stringify({ end: { tables, sha256: whole.digest("hex") } })}\n`;
}

async function countOf(db: Reader, table: string): Promise<number> {
  const all = db.selectFrom(sql<AnyRow>`${sql.table(table)}`.as("any")).select((of) => of.fn.countAll<number>().as("count"));
  return Number((await all.executeTakeFirstOrThrow()).count);
}

async function* rowsOf(db: Reader, { name, key, page }: (typeof backupTables)[number]) {
  let last: string | number | undefined;
  for (;;) {
    let query = db
      .selectFrom(sql<AnyRow>`${sql.table(name)}`.as("any"))
      .selectAll()
      .orderBy(sql.ref(key))
      .limit(page);
    if (last !== undefined) query = query.where(sql.ref(key), ">", last);
    if (name === "settings") query = query.where(sql<boolean>`key not like 'here:%'`);
    // A restored copy must not send an old morning mail, nor call webhooks about what happened before.
    if (name === "jobs") query = query.where(sql<boolean>`lane = 'mail'`);
    const rows = await query.execute();
    yield* rows;
    const at = rows.at(-1)?.[key];
    if (rows.length < page || (typeof at !== "string" && typeof at !== "number")) return;
    last = at;
  }
}

/** Makes a new name in a folder survive a power cut; not every system can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
