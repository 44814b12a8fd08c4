import { z } from "zod";
import { type BackupTable, backupTables } from "../tables.ts";

/** Gzipped lines of JSON: a head, each table's name and rows, an end with a hash of every table and of the whole. Bytes are base64. */
// What matters to one running installation only is left out: tables marked "here" in database/tables.ts, settings named "here:…", jobs of other lanes than mail.
export const formatVersion = 1;

export const head = z.object({
  backup: z.literal("language-academy"),
  format: z.number().int(),
  made_at: z.string(),
  schema: z.array(z.string()),
});
export type Head = z.output<typeof head>;

const sum = z.object({ rows: z.number().int(), sha256: z.string() });
export const end = z.object({ end: z.object({ tables: z.record(z.string(), sum), sha256: z.string() }) });
export type End = z.output<typeof end>["end"];

export const tableStart = z.object({ table: z.enum(backupTables.map((table): BackupTable => table.name)) });
export type TableName = BackupTable;

const bytes = z.object({ base64: z.string() });
const cell = z.union([z.string(), z.number(), z.null(), bytes.transform(({ base64 }) => Buffer.from(base64, "base64"))]);
export const row = z.record(z.string(), cell);
export type Row = z.output<typeof row>;

/** A row as one line; the order of its columns does not depend on the engine. */
export function rowLine(values: Record<string, unknown>): string {
  const cells = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(
    Object.fromEntries(
      cells.map(([name, value]) => [name, value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value]),
    ),
  );
}
