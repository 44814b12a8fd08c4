import { setTimeout as pause } from "node:timers/promises";
import type { Reader, Writer } from "#database/transaction.ts";
import { onceAtATime } from "../../once-at-a-time.ts";
import { olderSearchTexts, searchTextsAfter, writeSearchTexts } from "./enquiry-search.ts";

/** Milliseconds of work at a time, and of the pauses between, in which others have their turn. */
const slice = 4;
const rest = 4;
/** After a COMMIT, which waits for the disk and lets nobody else work on SQLite. */
const restAfterWriting = 30;

type Needs = {
  read: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  write: <T>(work: (tx: Writer) => Promise<T>) => Promise<T>;
};

/** Makes the search text of every enquiry anew, once after the way it is made has changed: in slices, so that nobody notices. */
export function createSearchRenewal({ read, write }: Needs) {
  let stopped = false;

  async function renew(): Promise<void> {
    let until = performance.now() + slice;
    const turn = async () => {
      if (performance.now() < until) return;
      await pause(rest);
      until = performance.now() + slice;
    };
    for (let after = await read(searchTextsAfter); after !== undefined && !stopped; after = await read(searchTextsAfter)) {
      const older = await olderSearchTexts(read, after, turn);
      await write((tx) => writeSearchTexts(tx, older));
      await pause(restAfterWriting);
    }
  }

  const { start, underWay } = onceAtATime(renew);
  return {
    renew: start,
    async stop(): Promise<void> {
      stopped = true;
      await underWay()?.catch(() => {});
    },
  };
}
