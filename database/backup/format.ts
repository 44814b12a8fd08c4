import { z } from "zod";

/**
 * A backup is gzipped lines of JSON: a head, then for each table its name and its rows, then an end with a hash of
 * every table and of the whole. Bytes are base64. What only matters to one running installation is not in it:
 * sessions, limits, spent bot checks, picture sizes that can be made again, and settings that start with "here:".
 */
export const formatVersion = 1;

/** The tables in a backup, in the order in which they can be filled, with the column they are read along. */
export const tablesInBackup = [
  { name: "courses", key: "id", page: 100 },
  { name: "exams", key: "id", page: 100 },
  { name: "posts", key: "id", page: 50 },
  { name: "questions", key: "id", page: 200 },
  { name: "revisions", key: "id", page: 50 },
  { name: "audit", key: "id", page: 50 },
  { name: "enquiries", key: "id", page: 200 },
  { name: "mails", key: "id", page: 500 },
  { name: "admins", key: "id", page: 100 },
  { name: "settings", key: "key", page: 100 },
  { name: "pictures", key: "hash", page: 2 },
  { name: "content_versions", key: "noun", page: 100 },
] as const;

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

export const tableStart = z.object({ table: z.enum(tablesInBackup.map((table) => table.name)) });
export type TableName = z.output<typeof tableStart>["table"];

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
