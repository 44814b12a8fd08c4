import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { CopyFiles } from "#academy/public/public-copy.ts";

/** Characters that are written at once: 8 MB in one piece took 35 ms to become bytes. */
const piece = 500_000;

function* inPieces(lines: readonly string[]): Generator<string> {
  let text = "";
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < piece) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** Texts in `folder`: whole and on disk, or as they were before. Several processes may share it. */
export function openCopyFiles(folder: string): CopyFiles {
  const at = (name: string) => join(folder, `${name}.jsonl`);
  return {
    read: (name) => readFile(at(name), "utf8"),
    async write(name, lines) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${at(name)}.${process.pid}`;
      try {
        const file = await open(unfinished, "w", 0o600);
        await file
          .writeFile(inPieces(lines))
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
