import { pictureFormats, pictureWidths } from "#contract/fields/picture.ts";
import type { Pictures } from "./pictures.ts";

const firstLook = 3000;
const lookEvery = 10_000;
const longestPause = 10 * 60_000;
/** Tries of a picture that cannot be encoded, after all the others, until the process ends. */
const attemptsEach = 3;
/** So many broken pictures are remembered; with more of them something else is broken, and none is tried any more. */
const mostFailed = 500;

/** Makes every size of every picture ahead of its first visitor, one at a time, in the background. */
// A new upload has its turn within ten seconds; a visitor who is faster waits for one encoding at most.
export function createPictureSizes(pictures: Pictures) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const failed = new Map<string, number>();

  /** False when one of them cannot be drawn. Throws DatabaseAway at the first size that cannot be stored. */
  async function makeAll(hash: string): Promise<boolean> {
    for (const width of pictureWidths) {
      for (const format of pictureFormats) if (!stopped && !(await pictures.storeVariant(hash, width, format))) return false;
    }
    return true;
  }

  /** Makes what is missing. Throws DatabaseAway. */
  async function work(): Promise<void> {
    const failedNow = new Set<string>();
    while (!stopped && failed.size < mostFailed) {
      const givenUp = [...failed].filter(([, attempts]) => attempts >= attemptsEach).map(([hash]) => hash);
      const hash = await pictures.incomplete([...new Set([...givenUp, ...failedNow])]);
      if (hash === undefined) return;
      if (await makeAll(hash)) failed.delete(hash);
      else {
        failedNow.add(hash);
        failed.set(hash, (failed.get(hash) ?? 0) + 1);
      }
    }
  }

  function lookIn(milliseconds: number, pause: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      void work().then(
        () => lookIn(lookEvery, lookEvery),
        // The database cannot store them: none is made until a pause is over, and pauses grow.
        () => lookIn(pause, Math.min(2 * pause, longestPause)),
      );
    }, milliseconds).unref();
  }

  return {
    makeAll,
    work,
    start: () => lookIn(firstLook, lookEvery),
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
