import type { Academy } from "#academy/academy.ts";
import type { FirstAdmin, MadeAdmin } from "#academy/accounts/accounts.ts";
import { Invalid } from "#academy/errors.ts";
import { ownSecret } from "#academy/program-values.ts";
import { type Database, DatabaseAway } from "#database/database.ts";
import { MigrationFailed } from "#database/migrate.ts";
import type { BeforeUpdate } from "../before-update.ts";
import { BadConfig } from "../config.ts";
import { createProgress, type Progress } from "./update-progress.ts";

/** The schema needs an update, and the backup that must come first could not be made; nothing was changed. */
export class BackupFailed extends Error {
  override name = "BackupFailed";
}

/** A step of the update went wrong; the message says which, where the way back lies, and what to do next. */
export class UpdateFailed extends Error {
  override name = "UpdateFailed";
}

/** `name`: the academy's. `isUnused`: nobody ever signed in. `updated`: the migrations that were applied now, and the backup of how it was before. */
export type DatabaseStartup = {
  name: string;
  firstAdmin: MadeAdmin | undefined;
  isUnused: boolean;
  updated: { names: string[]; backup: string } | undefined;
};

export type Secrets = { botCheck: string; enquiryForm: string };

type Needs = {
  database: Database;
  academy: Academy;
  beforeUpdate: BeforeUpdate;
  secrets: Secrets;
  wanted: Partial<FirstAdmin>;
} & DatabaseStartNeeds;

export type DatabaseStartNeeds = {
  /** Called with lines that say how far an update is. */
  say?: (line: string) => void;
  /** Asked before anything is written into an empty database, or one that needs an update. */
  mayChange?: () => Promise<void>;
  /** Called once the database has answered for the first time. */
  answers?: () => void;
};

/**
 * Makes the database ready to serve: a backup where the schema needs an update, the update, the first contents, the
 * first admin, the secrets. It may be called again after it failed. Throws DatabaseAway, DatabaseTooNew, BackupFailed, UpdateFailed.
 */
export async function prepareDatabase(needs: Needs): Promise<DatabaseStartup> {
  const { database, academy, secrets, wanted } = needs;
  const { fresh, names } = await database.pending();
  needs.answers?.();
  if (fresh || names.length > 0) await needs.mayChange?.();
  const updating = !fresh && names.length > 0;
  const progress = createProgress(needs.say ?? (() => {}));
  const backup = updating ? await update(needs, names, progress).finally(progress.end) : "";
  if (!updating) await database.upgrade();
  await academy.seedOnce();
  const firstAdmin = await academy.accounts.createFirst(wanted).catch((error) => {
    throw error instanceof Invalid ? new BadConfig(`ADMIN_USERNAME cannot be "${wanted.username}". ${error.message}`) : error;
  });
  await shareSecrets(database, secrets);
  const { name } = await academy.facts.read();
  const isUnused = !(await academy.accounts.wereUsed());
  return { name, firstAdmin, isUnused, updated: updating ? { names, backup } : undefined };
}

/** The secrets that every process of this database has. */
export async function shareSecrets(database: Database, secrets: Secrets): Promise<void> {
  secrets.botCheck = await ownSecret(database, "bot-check");
  // Stored under the name that the contact form had first.
  secrets.enquiryForm = await ownSecret(database, "enquiry-desk");
}

/** Backs up, then brings the schema up to date; answers the file of the backup. */
async function update({ database, beforeUpdate }: Needs, names: readonly string[], progress: Progress): Promise<string> {
  progress.begin("The database must be brought up to date. First, a backup of how it is");
  const backup = await beforeUpdate.keep(progress.reach).catch(backupFailed);
  let done = 0;
  try {
    await database.upgrade((name) => {
      if (!names.includes(name)) return;
      done = names.indexOf(name);
      progress.begin(`Updating the database, step ${done + 1} of ${names.length}: ${name}`);
    });
  } catch (error) {
    if (error instanceof MigrationFailed) throw new UpdateFailed(wayBack(error, backup), { cause: error });
    if (error instanceof DatabaseAway && error.full) throw new UpdateFailed(diskFull(names[done] ?? "", backup), { cause: error });
    throw error;
  }
  await beforeUpdate.succeeded();
  return backup;
}

function wayBack({ message }: MigrationFailed, backup: string): string {
  return [
    `The update of the database stopped: ${message}`,
    "What this step did was undone, and nothing is lost.",
    `How everything was before the update is in ${backup}; it stays there until the update has succeeded.`,
    'Next: start the version that ran before. If it says that the database is too new for it, let it restore that file (docs/operating.md, "Updating, and the way back"). Then report the first line, or mend what it names and start this version again.',
  ].join("\n");
}

function diskFull(step: string, backup: string): string {
  return `The update of the database stopped at ${step}: the disk is full. What this step did was undone. Make room, then start again. How everything was before the update is in ${backup}.`;
}

/** Throws BackupFailed where a person is needed: a full disk, a folder that cannot be written. A database that is away is waited for. */
function backupFailed(error: unknown): never {
  const cause = error instanceof DatabaseAway ? error.cause : error;
  const isOfTheFile = cause instanceof Error && "code" in cause && typeof cause.code === "string" && "syscall" in cause;
  const isFull = error instanceof DatabaseAway && error.full;
  const isAway = error instanceof DatabaseAway ? !isFull && !isOfTheFile : isOfTheFile && cause.syscall === "connect";
  if (isAway || !(cause instanceof Error)) throw error;
  const next =
    isFull || ("code" in cause && cause.code === "ENOSPC")
      ? "The disk is full: make room, then start again."
      : isOfTheFile
        ? "Mend the rights of the backup folder, then start again."
        : "Start the version that ran before, and report what stands in brackets.";
  throw new BackupFailed(
    `The database must be brought up to date, and the backup that comes first cannot be written (${cause.message}). ${next} Nothing was changed.`,
  );
}
