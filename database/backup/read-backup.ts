import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { type End, end, formatVersion, type Head, head, type Row, row, type TableName, tableStart } from "./format.ts";

/** The file is no backup, or not a whole one; the message says what is wrong. */
export class DamagedBackup extends Error {
  override name = "DamagedBackup";
}

export type BackupSummary = { head: Head; tables: End["tables"] };
type Entry = { kind: "head"; head: Head } | { kind: "row"; table: TableName; row: Row } | { kind: "end"; tables: End["tables"] };

const longestLine = 64 * 1024 * 1024;
const newline = 10;

/** Called with the bytes of the file that have been read so far. */
export type ReadProgress = (bytes: number) => void;
export type Reading = { each?: (table: TableName, row: Row) => void; progress?: ReadProgress };

/** Reads a whole backup and checks every hash, picture and recording; `each` is shown every row. Throws DamagedBackup. */
export async function verifyBackup(file: string, { each, progress }: Reading = {}): Promise<BackupSummary> {
  let found: Head | undefined;
  let tables: End["tables"] | undefined;
  for await (const entry of readBackup(file, progress)) {
    if (entry.kind === "head") found = entry.head;
    if (entry.kind === "row") each?.(entry.table, entry.row);
    if (entry.kind === "end") tables = entry.tables;
  }
  if (!found || !tables) throw new DamagedBackup("The file is not a whole backup: its end is missing.");
  return { head: found, tables };
}

/** The head of a backup; the rest is not read. Throws DamagedBackup. */
export async function readHead(file: string): Promise<Head> {
  for await (const entry of readBackup(file)) if (entry.kind === "head") return entry.head;
  throw new DamagedBackup("The file is not a backup of this program.");
}

/** Everything in a backup, in order. Hashes are compared at the end: rows that came before a DamagedBackup may be wrong. */
export async function* readBackup(file: string, progress: ReadProgress = () => {}): AsyncGenerator<Entry> {
  const whole = createHash("sha256");
  const sums: End["tables"] = {};
  let started = false;
  let ended = false;
  let table: TableName | undefined;
  let own = createHash("sha256");
  let rows = 0;
  const finish = () => {
    if (table) sums[table] = { rows, sha256: own.digest("hex") };
    own = createHash("sha256");
    rows = 0;
  };

  for await (const line of linesOf(file, progress)) {
    if (ended) throw new DamagedBackup("The backup goes on after its end.");
    const value = parsed(line);
    if (!started) {
      started = true;
      yield { kind: "head", head: headOf(value) };
    } else if (isObject(value) && "end" in value) {
      finish();
      const said = checked(end.safeParse(value)).end;
      if (said.sha256 !== whole.digest("hex") || JSON.stringify(said.tables) !== JSON.stringify(sums))
        throw new DamagedBackup("The backup is damaged: its hashes do not fit its contents.");
      ended = true;
      yield { kind: "end", tables: said.tables };
      continue;
    } else if (isObject(value) && "table" in value) {
      finish();
      table = checked(tableStart.safeParse(value)).table;
    } else {
      if (!table) throw new DamagedBackup("The backup has a row that belongs to no table.");
      const read = checked(row.safeParse(value));
      if (table === "pictures" || table === "recordings") assertHash(table, read);
      own.update(line);
      rows++;
      yield { kind: "row", table, row: read };
    }
    whole.update(line);
  }
  if (!ended) throw new DamagedBackup("The file is not a whole backup: its end is missing.");
}

async function* linesOf(file: string, progress: ReadProgress): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on("error", (error) => plain.destroy(error));
  source.pipe(plain);
  let rest: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of plain) {
      progress(source.bytesRead);
      let from = 0;
      const bytes: Buffer = chunk;
      for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, from)) {
        yield Buffer.concat([...rest, bytes.subarray(from, at + 1)]);
        rest = [];
        size = 0;
        from = at + 1;
      }
      rest.push(bytes.subarray(from));
      size += bytes.length - from;
      if (size > longestLine) throw new DamagedBackup("The file is not a backup of this program.");
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && /^Z_/.test(String(error.code)))) throw error;
    throw new DamagedBackup(
      error.message === "incorrect header check"
        ? "The file is not a backup of this program."
        : "The file is not a whole backup: it cannot be unpacked.",
    );
  } finally {
    source.destroy();
  }
  if (size > 0) throw new DamagedBackup("The file is not a whole backup: its last line is cut.");
}

function headOf(value: unknown): Head {
  const read = head.safeParse(value);
  if (!read.success) throw new DamagedBackup("The file is not a backup of this program.");
  if (read.data.format > formatVersion) throw new DamagedBackup("This backup was made by a newer version of this program.");
  return read.data;
}

/** The name of a picture or a recording is the hash of its bytes. */
function assertHash(table: string, { hash, bytes }: Row): void {
  const right = bytes instanceof Uint8Array && createHash("sha256").update(bytes).digest("hex").startsWith(String(hash));
  if (!right || String(hash).length !== 32)
    throw new DamagedBackup(`The backup is damaged: ${table.slice(0, -1)} ${String(hash)} is not what its name says.`);
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString("utf8"));
  } catch {
    throw new DamagedBackup("The backup is damaged: a line cannot be read.");
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function checked<T>(result: { success: true; data: T } | { success: false }): T {
  if (!result.success) throw new DamagedBackup("The backup is damaged: a line is not what it should be.");
  return result.data;
}
