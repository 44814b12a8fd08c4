import { setTimeout as pause, setImmediate } from "node:timers/promises";

/** Rows that long work changes in one transaction. Nobody else can write to SQLite meanwhile, so it must take only some milliseconds. */
export const rowsOfPart = 500;
/** Milliseconds of pause after each part: a COMMIT waits for the disk. */
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

/** All rows in the order of their ids, `size` read at once, between which others get their turn. `read`: the next ones after an id. */
export async function* rowsById<Row extends { id: number }>(size: number, read: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last.id;
    await setImmediate();
  }
}
