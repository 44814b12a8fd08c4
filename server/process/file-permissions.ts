import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

const ours = /^(academy\.db(-wal|-shm|-journal)?|secret\.key|backups|last-public|restore)$/;
const sticky = 0o1000;

/**
 * From now on this process makes files for its own user only, and narrows what is in the data folder (hashes, keys, enquiries); the folder
 * itself only where it holds nothing but ours: somebody may have named /var/lib. Answers what could not be narrowed.
 */
export function restrictFileAccess(dataDir: string): string[] {
  process.umask(0o077);
  const refused: string[] = [];
  const names = namesIn(dataDir);
  for (const name of names) if (ours.test(name)) narrow(join(dataDir, name), refused);
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  const onlyOurs = names.every((name) => ours.test(name) || name === "lost+found");
  if (folder?.isDirectory() && onlyOurs && !(folder.mode & sticky)) narrowOne(dataDir, folder, refused);
  return refused;
}

function narrow(path: string, refused: string[]): void {
  const stat = statOf(path);
  if (!stat || stat.isSymbolicLink()) return;
  narrowOne(path, stat, refused);
  if (stat.isDirectory()) for (const name of namesIn(path)) narrow(join(path, name), refused);
}

function narrowOne(path: string, stat: Stats, refused: string[]): void {
  // On Windows rights are not in the mode.
  if ((stat.mode & 0o077) === 0 || process.platform === "win32") return;
  try {
    chmodSync(path, stat.isDirectory() ? 0o700 : 0o600);
  } catch {
    refused.push(path);
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
