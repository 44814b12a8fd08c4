import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { DatabaseTooNew, unknownMigration } from "../migrate.ts";
import { contentTables } from "../tables.ts";
import type { PageWriter, Reader } from "../transaction.ts";
import type { Head, Row, TableName } from "./format.ts";
import { type BackupSummary, DamagedBackup, type Reading, type ReadProgress, readBackup, readHead, verifyBackup } from "./read-backup.ts";

/** The database has contents, and nobody said that they may go. */
export class NotEmpty extends Error {
  override name = "NotEmpty";
}

const rowsAtOnce = 100;
const bytesAtOnce = 4_000_000;

/** The setting that gets another value with each restore, by which every process of this installation notices it. */
export const restoredKey = "here:restored";

export type Restoring = {
  /** Throws when what is in the database must stay; called in the transaction that replaces it, on PostgreSQL twice. */
  allow?: (tx: Reader, tables: readonly string[]) => Promise<void>;
  /** What is written with the new contents, in the same transaction. */
  finish?: (tx: PageWriter) => Promise<void>;
  /** Called with the bytes of the file that have been put in. */
  progress?: ReadProgress;
  /** The caller has read the whole file and found it right: it is not read twice. Hashes are compared again as it is put in. */
  wasRead?: boolean;
};

/** Puts a backup in, whole or not at all, after a first reading found every hash right. Throws DamagedBackup, DatabaseTooNew, NotEmpty. */
export async function restoreBackup(
  database: Database,
  file: string,
  { allow = assertEmpty, finish = async () => {}, progress, wasRead = false }: Restoring = {},
): Promise<BackupSummary> {
  const { head } = wasRead ? { head: await readHead(file) } : await readRestorable(file);
  assertNotNewer(head);
  let tables: BackupSummary["tables"] = {};
  const rebuilding = {
    allow,
    fill: async (tx: PageWriter) => {
      await clear(tx);
      tables = await fill(tx, file, progress);
    },
    finish: async (tx: PageWriter) => {
      await holdMail(tx);
      await holdWebhooks(tx);
      await tx.insertInto("settings").values({ key: restoredKey, value: randomUUID() }).execute();
      await finish(tx);
    },
  };
  try {
    await database.rebuild(head.schema, rebuilding);
  } catch (error) {
    if (!isRefusedStatement(error)) throw error;
    throw new DamagedBackup(
      `This backup does not fit this program: it says of itself what it is not. Nothing was changed. (${error.message})`,
    );
  }
  return { head, tables };
}

/** The engine refused a statement, so what is in the file is wrong; trouble of the database itself comes as DatabaseAway. */
function isRefusedStatement(error: unknown): error is Error {
  return error instanceof Error && "code" in error && /^(SQLITE_\w+|\d[\dA-Z]{4})$/.test(String(error.code));
}

/** Reads a whole backup that this program can restore; its version first, or a newer one would be called damaged. Throws DamagedBackup, DatabaseTooNew. */
export async function readRestorable(file: string, reading: Reading = {}): Promise<BackupSummary> {
  assertNotNewer(await readHead(file));
  return verifyBackup(file, reading);
}

function assertNotNewer(head: Head): void {
  const unknown = unknownMigration(head.schema);
  if (unknown !== undefined) {
    throw new DatabaseTooNew(
      `This backup was made by a newer version of this program (it has "${unknown}"). Restore it with that version.`,
    );
  }
}

async function assertEmpty(tx: Reader, tables: readonly string[]): Promise<void> {
  for (const table of [...contentTables, "enquiries", "admins", "pictures"] as const) {
    if (!tables.includes(table)) continue;
    if (await tx.selectFrom(table).select("created_at").limit(1).executeTakeFirst())
      throw new NotEmpty("The database is not empty. Restore into an empty one, or say --replace to throw away what is there.");
  }
}

const heldNote = "Held: these contents were restored from a backup, so this mail may have been sent already.";

/** The site that the backup was made of may have sent these mails since; a copy must not send them again by itself. */
async function holdMail(tx: PageWriter): Promise<void> {
  await tx.updateTable("jobs").set({ state: "held", answer: heldNote }).where("state", "=", "waiting").execute();
}

/** A copy must not tell others of what happens in it; an owner turns them on again. */
async function holdWebhooks(tx: PageWriter): Promise<void> {
  const note = "Turned off: these contents were restored from a backup. Turn it on when this is the real site.";
  await tx.updateTable("webhooks").set({ active: 0, note }).where("active", "=", 1).execute();
}

/** Removes the rows that migrations insert: the backup brings its own. */
async function clear(tx: PageWriter): Promise<void> {
  await tx.deleteFrom("content_versions").execute();
}

async function fill(tx: PageWriter, file: string, progress: ReadProgress | undefined): Promise<BackupSummary["tables"]> {
  let waiting: Row[] = [];
  let bytes = 0;
  let into: TableName | undefined;
  const flush = async () => {
    if (into && waiting.length > 0) await insertRows(tx, into, waiting);
    waiting = [];
    bytes = 0;
  };
  let tables: BackupSummary["tables"] | undefined;
  for await (const entry of readBackup(file, progress)) {
    if (entry.kind === "end") tables = entry.tables;
    if (entry.kind !== "row") continue;
    if (entry.table !== into || waiting.length === rowsAtOnce || bytes > bytesAtOnce) await flush();
    into = entry.table;
    waiting.push(entry.row);
    for (const cell of Object.values(entry.row)) bytes += typeof cell === "object" ? (cell?.byteLength ?? 0) : String(cell).length;
  }
  await flush();
  if (!tables) throw new DamagedBackup("The file is not a whole backup: its end is missing.");
  return tables;
}

/** Takes the columns of the first row for those of all: one query wrote them, and the file's hashes vouch for that. */
async function insertRows(tx: PageWriter, table: TableName, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(tx);
}
