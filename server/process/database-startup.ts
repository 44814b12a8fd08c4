import { randomBytes } from "node:crypto";
import type { Academy } from "#academy/academy.ts";
import type { FirstAdmin, MadeAdmin } from "#academy/accounts/accounts.ts";
import { ownSecret } from "#academy/settings.ts";
import type { Database } from "#database/database.ts";
import type { Backups } from "../backups.ts";

/** The schema needs an update, and the backup that must come first could not be made; nothing was changed. */
export class BackupFailed extends Error {
  override name = "BackupFailed";
}

/** `name`: the academy's. `updated`: the migrations that were applied now, and the backup of how it was before. */
export type DatabaseStartup = { name: string; firstAdmin: MadeAdmin | undefined; updated: { names: string[]; backup: string } | undefined };

export type Secrets = { botCheck: string; enquiryForm: string };

/** Until the database has its own, which every process shares. */
export function temporarySecrets(): Secrets {
  return { botCheck: randomBytes(32).toString("hex"), enquiryForm: randomBytes(32).toString("hex") };
}

type Needs = { database: Database; academy: Academy; backups: Backups; secrets: Secrets; wanted: Partial<FirstAdmin> };

/**
 * Makes the database ready to serve: a backup where the schema needs an update, the update, the first contents, the
 * first admin, the secrets. It may be called again after it failed. Throws DatabaseAway, DatabaseTooNew, BackupFailed.
 */
export async function prepareDatabase({ database, academy, backups, secrets, wanted }: Needs): Promise<DatabaseStartup> {
  const { fresh, names } = await database.pending();
  const updating = !fresh && names.length > 0;
  const backup = updating ? await backups.beforeUpdate().catch(held) : "";
  await database.upgrade();
  await academy.fillOnce();
  const firstAdmin = await academy.accounts.createFirst(wanted);
  secrets.botCheck = await ownSecret(database, "bot-check");
  // Stored under the name that the contact form had first.
  secrets.enquiryForm = await ownSecret(database, "enquiry-desk");
  const { name } = await academy.facts.read();
  return { name, firstAdmin, updated: updating ? { names, backup } : undefined };
}

/** A database that is away is waited for; a folder that cannot be written needs a person. */
function held(error: unknown): never {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string" && "syscall" in error)) throw error;
  throw new BackupFailed(
    `The database must be brought up to date, and the backup that comes first cannot be written (${error.message}). Make room or mend the rights of the backup folder, then start again. Nothing was changed.`,
  );
}
