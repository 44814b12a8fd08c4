import { sql } from "kysely";
import type { Database } from "../database.ts";
import { DatabaseTooNew } from "../migrate.ts";
import { migrations } from "../migrations/all.ts";
import { contentTables } from "../tables.ts";
import type { PageWriter } from "../transaction.ts";
import type { Row, TableName } from "./format.ts";
import { type BackupSummary, DamagedBackup, readBackup, verifyBackup } from "./read-backup.ts";

/** The database has contents, and nobody said that they may go. */
export class NotEmpty extends Error {
  override name = "NotEmpty";
}

const rowsAtOnce = 100;
const bytesAtOnce = 4_000_000;

/** Puts a backup in, whole or not at all, after a first reading found every hash right. Throws DamagedBackup, DatabaseTooNew, NotEmpty. */
export async function restoreBackup(database: Database, file: string, { replace = false } = {}): Promise<BackupSummary> {
  const summary = await verifyBackup(file);
  assertNotNewer(summary);
  if (!replace && !(await isEmpty(database))) {
    throw new NotEmpty("The database is not empty. Restore into an empty one, or say --replace to throw away what is there.");
  }
  await database.rebuild(summary.head.schema, {
    fill: async (tx) => {
      await clear(tx);
      await fill(tx, file);
    },
    finish: async (tx) => {
      await holdMail(tx);
      await holdWebhooks(tx);
    },
  });
  return summary;
}

/** Refuses a backup that this program is too old for. */
export function assertNotNewer({ head }: BackupSummary): void {
  const unknown = head.schema.find((name, index) => migrations[index]?.name !== name);
  if (unknown !== undefined) {
    throw new DatabaseTooNew(
      `This backup was made by a newer version of this program (it has "${unknown}"). Restore it with that version.`,
    );
  }
}

async function isEmpty(database: Database): Promise<boolean> {
  return database.read(async (db) => {
    const present = (await db.introspection.getTables()).map((table) => table.name);
    for (const table of [...contentTables, "enquiries", "admins", "pictures"] as const) {
      if (!present.includes(table)) continue;
      if (await db.selectFrom(table).select("created_at").limit(1).executeTakeFirst()) return false;
    }
    return true;
  });
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

/** The first migration puts in rows of its own. */
async function clear(tx: PageWriter): Promise<void> {
  await tx.deleteFrom("content_versions").execute();
}

async function fill(tx: PageWriter, file: string): Promise<void> {
  let waiting: Row[] = [];
  let bytes = 0;
  let into: TableName | undefined;
  const flush = async () => {
    if (into && waiting.length > 0) await insertRows(tx, into, waiting);
    waiting = [];
    bytes = 0;
  };
  let ended = false;
  for await (const entry of readBackup(file)) {
    if (entry.kind === "end") ended = true;
    if (entry.kind !== "row") continue;
    if (entry.table !== into || waiting.length === rowsAtOnce || bytes > bytesAtOnce) await flush();
    into = entry.table;
    waiting.push(entry.row);
    for (const cell of Object.values(entry.row)) bytes += typeof cell === "object" ? (cell?.byteLength ?? 0) : String(cell).length;
  }
  await flush();
  if (!ended) throw new DamagedBackup("The file is not a whole backup: its end is missing.");
}

/** All rows of a table have the same columns: the file's own hashes vouch for them. */
async function insertRows(tx: PageWriter, table: TableName, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(tx);
}
