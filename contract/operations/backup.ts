import { masterFields } from "../accounts/account.ts";
import { z } from "../zod.ts";

/** A backup on the server. `beforeUpdate`: made before a newer program changed the tables. */
export const backupFile = z.object({ name: z.string(), bytes: z.number().int(), made_at: z.string(), beforeUpdate: z.boolean() });
export type BackupFile = z.output<typeof backupFile>;

/** How the last restore of a backup into a database of its own went, made as a drill. `trouble`: "" when everything was there. */
export const backupDrill = z.object({ name: z.string(), at: z.string(), rows: z.number().int(), trouble: z.string() });
export type BackupDrill = z.output<typeof backupDrill>;

export const backupList = z.object({
  /** How many nightly ones stay; 0: none are made. */
  keep: z.number().int(),
  /** When the next one is made by itself; ISO 8601. */
  next: z.string().nullable(),
  files: z.array(backupFile),
  drill: backupDrill.nullable(),
});
export type BackupList = z.output<typeof backupList>;
export const backupCheck = z.object({ rows: z.number().int() });
/** A backup holds everything, also hashes of passwords: whoever downloads one says the master password. */
export const backupDownload = masterFields;
