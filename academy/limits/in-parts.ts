import { setTimeout as pause } from "node:timers/promises";

/** Rows that long work changes in one transaction. Nobody else can write to SQLite meanwhile, so it must take only some milliseconds. */
export const rowsOfPart = 500;
/** Milliseconds after each part: a COMMIT waits for the disk. */
const rest = 30;

/** Repeats one part of long work until it finds nothing to do, with pauses for others. Answers how many things were done. */
export async function inParts(part: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let done = await part(); done > 0; done = await part()) {
    all += done;
    await pause(rest);
  }
  return all;
}
