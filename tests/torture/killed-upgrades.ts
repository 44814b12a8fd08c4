import { join } from "node:path";
import { expect } from "vitest";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";
import { freshDatabaseUrl } from "../harness.ts";
import { freshFolder } from "./site.ts";

/** Where a database of either engine lies; `url` is "" on SQLite. */
export type Place = { url: string; file: string };

export const freshPlace = async (): Promise<Place> => ({ url: await freshDatabaseUrl(), file: join(freshFolder(), "academy.db") });

export const open = ({ url, file }: Place) => (url === "" ? openSqlite(file) : openPostgres(url));

type Killed = {
  rounds: number;
  /** Upgrades, killed after so many milliseconds; answers how long it took. */
  upgrade: (killAfter: number) => Promise<number>;
  /** "old" or "new"; anything else is between, and fails. */
  state: () => Promise<string>;
  /** After a round that came to its end. */
  undo?: () => Promise<void>;
};

/** Kills an upgrade that takes `longest` milliseconds at random points, then lets it end; answers how often each state was found. */
export async function killAtRandom(longest: number, { rounds, upgrade, state, undo }: Killed): Promise<{ old: number; new: number }> {
  const found = { old: 0, new: 0 };
  for (let round = 0; round < rounds; round++) {
    await upgrade(Math.random() * longest);
    const after = await state();
    expect(["old", "new"]).toContain(after);
    if (after === "new") await undo?.();
    found[after === "new" ? "new" : "old"]++;
  }
  await upgrade(Number.POSITIVE_INFINITY);
  expect(await state()).toBe("new");
  return found;
}
