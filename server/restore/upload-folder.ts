import { mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sweepLeft } from "../backup-files.ts";

const uploadName = /^[0-9a-f]{32}\.(\d+)$/;
/** More than any academy has; a browser that sends so much for a day has lost its way. */
const mostEver = 20_000_000_000;
/** Of the room on the disk: the database grows as the file is put in, and SQLite holds it twice until that is done. */
const share = 0.25;

/** The folder beside the database in which a backup waits that is being sent. A file's name says which process takes it in. */
export function createUploadFolder(folder: string) {
  const fileOf = (id: string) => join(folder, `${id}.${process.pid}`);

  /** Takes away what was left behind. `begins`: this process has just started, so that what has its number is another's. */
  const sweep = (begins: boolean): Promise<void> => sweepLeft(folder, uploadName, begins);

  return {
    fileOf,
    sweep,

    async mostBytes(): Promise<number> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return Math.min(mostEver, Math.floor(bavail * bsize * share));
    },

    /** Makes an empty file. */
    async begin(id: string): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await sweep(false);
      await (await open(fileOf(id), "wx", 0o600)).close();
    },

    async write(id: string, offset: number, bytes: Uint8Array): Promise<void> {
      const file = await open(fileOf(id), "r+");
      try {
        for (let at = 0; at < bytes.byteLength; ) at += (await file.write(bytes, at, bytes.byteLength - at, offset + at)).bytesWritten;
      } finally {
        await file.close();
      }
    },

    remove: (id: string) => rm(fileOf(id), { force: true }),
  };
}
