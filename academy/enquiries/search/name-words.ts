import { nearness } from "#contract/nearest-word.ts";
import { searchedWords } from "#contract/searchable.ts";
import type { Reader } from "#database/transaction.ts";
import { createBreather } from "../../limits/breather.ts";
import { onceAtATime } from "../../once-at-a-time.ts";

/** Each part holds others up for some milliseconds at most. */
const atOnce = 500;
/** 100,000 people have fewer different words in their names; each takes about 60 bytes. */
const mostKnown = 200_000;
/** After so long corrected and erased names are read anew; new ones are read with the next search. */
const holdsFor = 600_000;
/** Near words of one that was typed. */
const mostNear = 6;

type Known = { words: Set<string>; upTo: number; readAt: number };
type Needs = { scan: <T>(work: (db: Reader) => Promise<T>) => Promise<T>; clock: () => number };

/** The words of the names of all who asked, in memory: what a misspelt name is compared with. */
export function createNameWords({ scan, clock }: Needs) {
  let known: Known | undefined;

  async function read(): Promise<Set<string>> {
    const { words, ...before }: Known = known && clock() - known.readAt < holdsFor ? known : { words: new Set(), upTo: 0, readAt: clock() };
    const rest = createBreather();
    for (let { upTo } = before; ; ) {
      const rows = await scan((db) =>
        db.selectFrom("enquiries").select(["id", "name"]).where("id", ">", upTo).orderBy("id").limit(atOnce).execute(),
      );
      for (const { name } of rows) {
        for (const word of searchedWords(name)) if (words.size < mostKnown) words.add(word);
        await rest();
      }
      upTo = rows.at(-1)?.id ?? upTo;
      known = { ...before, words, upTo };
      if (rows.length < atOnce) return words;
    }
  }

  const { start } = onceAtATime(read);

  return {
    /** The words of names that somebody may have meant by one, the nearest first, without itself. */
    async near(typed: string): Promise<string[]> {
      const rest = createBreather();
      const found: { word: string; far: number }[] = [];
      for (const word of await start()) {
        const far = nearness(typed, word);
        if (far) found.push({ word, far });
        await rest();
      }
      return found
        .sort((one, other) => one.far - other.far)
        .slice(0, mostNear)
        .map(({ word }) => word);
    },
  };
}
