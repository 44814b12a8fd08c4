import { setTimeout as pause } from "node:timers/promises";

/** Rows in one transaction of long work, in which nobody else works on SQLite: some milliseconds. */
export const rowsOfPart = 500;
/** Milliseconds after each part: a COMMIT waits for the disk. */
const rest = 30;

/** Does a part of long work again until one has nothing left to do, and gives others their turn in between; answers how many things were done. */
export async function inParts(part: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let done = await part(); done > 0; done = await part()) {
    all += done;
    await pause(rest);
  }
  return all;
}
