import { masterFields } from "./account.ts";
import { z } from "./zod.ts";

/** A backup on the server. `beforeUpdate`: made before a newer program changed the tables. */
export const backupFile = z.object({ name: z.string(), bytes: z.number().int(), made_at: z.string(), beforeUpdate: z.boolean() });
export type BackupFile = z.output<typeof backupFile>;

export const backupList = z.object({
  /** How many nightly ones stay; 0: none are made. */
  keep: z.number().int(),
  /** When the next one is made by itself; ISO 8601. */
  next: z.string().nullable(),
  files: z.array(backupFile),
});
export const backupCheck = z.object({ rows: z.number().int() });
/** Everything is in it, also hashes of passwords: whoever takes it away says the master password. */
export const backupDownload = masterFields;
