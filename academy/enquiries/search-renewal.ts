import { setTimeout as pause } from "node:timers/promises";
import type { Reader, Writer } from "#database/transaction.ts";
import { renewSomeSearchTexts, searchTextsAfter, takeOverFormerNote } from "./enquiry-search.ts";

/** Milliseconds. SQLite gives nobody a turn within one; a COMMIT comes on top. */
const slice = 8;
/** Others have at least two thirds of the time. */
const rest = 20;

type Needs = {
  read: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  write: <T>(work: (tx: Writer) => Promise<T>) => Promise<T>;
};

/** Makes the search text of every enquiry anew, once after the way it is made has changed: in slices, so that nobody notices. */
export function createSearchRenewal({ read, write }: Needs) {
  let stopped = false;
  let running: Promise<void> | undefined;

  async function renew(): Promise<void> {
    await write(takeOverFormerNote);
    if ((await read(searchTextsAfter)) === undefined) return;
    while (!stopped && (await write((tx) => renewSomeSearchTexts(tx, slice)))) await pause(rest);
  }

  return {
    renew(): Promise<void> {
      running ??= renew().finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop(): Promise<void> {
      stopped = true;
      await running?.catch(() => {});
    },
  };
}
