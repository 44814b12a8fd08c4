import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { CopyFiles } from "#academy/public/public-copy.ts";

/** Texts in `folder`: whole and on disk, or as they were before. Several processes may share it. */
export function openCopyFiles(folder: string): CopyFiles {
  const at = (name: string) => join(folder, `${name}.jsonl`);
  return {
    read: (name) => readFile(at(name), "utf8"),
    async write(name, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${at(name)}.${process.pid}`;
      try {
        const file = await open(unfinished, "w", 0o600);
        await file
          .writeFile(text)
          .then(() => file.sync())
          .finally(() => file.close());
        await rename(unfinished, at(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    drop: (name) => rm(at(name), { force: true }),
  };
}
