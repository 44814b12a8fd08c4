import { sql } from "kysely";
import { pictureFormats, pictureWidths } from "#contract/picture.ts";
import type { Database } from "#database/database.ts";
import type { Pictures } from "./pictures.ts";

const firstLook = 3000;
const lookEvery = 10_000;
const sizes = pictureWidths.length * pictureFormats.length;

/**
 * Makes every size of every picture ahead of its first visitor, one at a time, in the background: those of a fresh
 * database, and a new upload's within ten seconds. A visitor who is faster waits for one encoding at most.
 */
export function createPictureSizes(database: Database, pictures: Pictures) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function incomplete(): Promise<string | undefined> {
    const made = sql<number>`(select count(*) from picture_variants where picture_variants.hash = pictures.hash)`;
    const row = await database.read((db) => db.selectFrom("pictures").select("hash").where(made, "<", sizes).limit(1).executeTakeFirst());
    return row?.hash;
  }

  async function makeAll(hash: string): Promise<void> {
    for (const width of pictureWidths) {
      for (const format of pictureFormats) if (!stopped) await pictures.variant(hash, width, format);
    }
  }

  async function work(): Promise<void> {
    for (let hash = await incomplete(); hash !== undefined && !stopped; hash = await incomplete()) await makeAll(hash);
  }

  function lookIn(milliseconds: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      // The database may be away, or a picture broken: the next look tries again.
      void work()
        .catch(() => {})
        .finally(() => lookIn(lookEvery));
    }, milliseconds).unref();
  }

  return {
    makeAll,
    start: () => lookIn(firstLook),
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
