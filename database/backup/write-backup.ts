import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { backupTables } from "../table-lists.ts";
import type { Reader } from "../transaction.ts";
import { type End, formatVersion, type Head, rowLine } from "./format.ts";

type AnyRow = Record<string, string | number | null | Uint8Array>;

/** Writes everything of one moment while serving goes on. The file gets its name once whole and on disk; rows are read page by page. */
export async function writeBackup(database: Database, file: string, at: number): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await database.snapshot((db) =>
      pipeline(lines(db, at), createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600, flush: true })),
    );
    await rename(unfinished, file);
    await settle(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* lines(db: Reader, at: number): AsyncGenerator<string> {
  const whole = createHash("sha256");
  const tables: End["tables"] = {};
  const said = (value: string) => {
    const line = `${value}\n`;
    whole.update(line);
    return line;
  };
  const applied = await db.selectFrom("schema_migrations").select("name").orderBy("name").execute();
  const head: Head = {
    backup: "language-academy",
    format: formatVersion,
    made_at: new Date(at).toISOString(),
    schema: applied.map((migration) => migration.name),
  };
  yield said(JSON.stringify(head));
  // A database of an older version may lack tables that came later.
  const present = (await db.introspection.getTables()).map((table) => table.name);
  for (const table of backupTables.filter(({ name }) => present.includes(name))) {
    yield said(JSON.stringify({ table: table.name }));
    const own = createHash("sha256");
    let rows = 0;
    for await (const row of rowsOf(db, table)) {
      const line = said(rowLine(row));
      own.update(line);
      rows++;
      yield line;
    }
    tables[table.name] = { rows, sha256: own.digest("hex") };
  }
  yield `${JSON.stringify({ end: { tables, sha256: whole.digest("hex") } })}\n`;
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
    const rows = await query.execute();
    yield* rows;
    const at = rows.at(-1)?.[key];
    if (rows.length < page || (typeof at !== "string" && typeof at !== "number")) return;
    last = at;
  }
}

/** Makes a new name in a folder survive a power cut; not every system can. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
