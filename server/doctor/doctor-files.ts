import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#academy/doctor.ts";
import { DamagedBackup, verifyBackup } from "#database/backup/read-backup.ts";
import type { Database } from "#database/database.ts";
import { nightlyName, oldestBackup } from "../backup-files.ts";
import { createBackups } from "../backups.ts";
import type { Config } from "../config.ts";

const leastFree = 500_000_000;

export function diskSpace({ dataDir }: Config): Finding[] {
  if (!existsSync(dataDir)) return [];
  const { bavail, bsize } = statfsSync(dataDir);
  return tooFull(bavail * bsize, dataDir);
}

/** `free`: bytes. */
export function tooFull(free: number, dataDir: string): Finding[] {
  if (free >= leastFree) return [];
  return [
    {
      what: `Only ${Math.round(free / 1_000_000)} MB are free where ${dataDir} is.`,
      advice: "Make room: on a full disk nothing can be saved.",
    },
  ];
}

/** What is in a folder, sorted; nothing where there is no such folder. */
function namesIn(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder).sort() : [];
}

type Placed = Pick<Config, "dataDir" | "databaseFile"> & { backups: Pick<Config["backups"], "folder"> };

/** Password hashes, keys and enquiries are in these files: nobody else of this machine may open them. */
export function fileModes({ dataDir, databaseFile, backups: { folder } }: Placed): Finding[] {
  if (process.platform === "win32") return [];
  const names = namesIn(folder).map((name) => join(folder, name));
  const dotEnv = join(process.cwd(), ".env");
  const places = [
    dataDir,
    databaseFile,
    `${databaseFile}-wal`,
    `${databaseFile}-shm`,
    folder,
    ...names,
    join(dataDir, "secret.key"),
    dotEnv,
  ].filter(existsSync);
  return places
    .filter((place) => (statSync(place).mode & 0o077) !== 0)
    .map((place) => ({ what: `Other users of this machine may open ${place}.`, advice: `Take the right away: chmod go= ${place}` }));
}

/** Opens every backup, or the newest `most` nightly ones, and reads it to its end. */
export async function backupFiles({ backups: { folder, keep } }: Pick<Config, "backups">, most?: number): Promise<Finding[]> {
  if (keep === 0) return [];
  const names = namesIn(folder);
  const found: Finding[] = [];
  if (existsSync(folder) && !isWritableFolder(folder))
    found.push({ what: `No backup can be written to ${folder}.`, advice: "Make it a folder that the site's user may write to." });
  const nightly = names.filter((name) => nightlyName.test(name));
  for (const name of most === undefined ? names : nightly.slice(-most)) {
    const file = join(folder, name);
    const damage = name.endsWith(".unfinished") ? "It was never finished." : await damageOf(file);
    if (damage)
      found.push({
        what: `${file} is no backup to rely on: ${damage}`,
        advice: "Move it away, and make a new one: npm run academy -- backup FILE",
      });
  }
  return found;
}

function isWritableFolder(folder: string): boolean {
  try {
    accessSync(`${folder}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function damageOf(file: string): Promise<string | undefined> {
  try {
    await verifyBackup(file);
    return undefined;
  } catch (error) {
    if (error instanceof DamagedBackup) return error.message;
    return `It cannot be read (${error instanceof Error && "code" in error ? String(error.code) : String(error)}).`;
  }
}

/** A backup that was made and is gone again counts as none. */
export async function lastBackup(database: Database, { backups }: Config): Promise<Finding[]> {
  if (backups.keep === 0) return [{ what: "Nightly backups are off.", advice: "Set BACKUP_KEEP=7, or leave it out." }];
  const newest = await createBackups(database, Date.now, backups).newest();
  const isHere = namesIn(backups.folder).some((name) => nightlyName.test(name));
  return missingBackup({ newest, isHere, folder: backups.folder }, Date.now());
}

/** `newest`: when the last one was made, of which none may be in the folder any more. */
export function missingBackup(
  { newest, isHere, folder }: { newest: number | undefined; isHere: boolean; folder: string },
  now: number,
): Finding[] {
  const advice = "Let the site run; it makes one each night. Or make one now: npm run academy -- backup FILE";
  if (newest !== undefined && !isHere)
    return [
      {
        what: `A nightly backup was made, but there is none in ${folder}.`,
        advice: `Unless another machine makes them: ${advice}`,
      },
    ];
  if (newest !== undefined && newest > now - oldestBackup) return [];
  const what =
    newest === undefined ? "There is no nightly backup yet." : `The newest nightly backup is of ${new Date(newest).toISOString()}.`;
  return [{ what, advice }];
}
