import { hostname } from "node:os";
import { z } from "zod";
import type { Attention } from "#academy/attention/attention-line.ts";
import { jsonValueOf, putJsonValue } from "#academy/program-values.ts";
import type { Database } from "#database/database.ts";
import type { Writer } from "#database/transaction.ts";
import { runs } from "../runs.ts";

/** Who serves from this SQLite file: process, machine, and a number that grows with each sign of life. */
const key = "here:processes";
const forgets = 600_000;
const others = z.record(z.string(), z.object({ pid: z.number(), host: z.string(), at: z.number() }));

/**
 * Looks for other processes on the same SQLite file: they lose nothing, but keep each other waiting, and mostly one was forgotten. A
 * process of another machine counts once it gave a sign of life since the last look. PostgreSQL is made for several.
 */
export function createOtherProcesses(database: Database, clock: () => number, found: (pid: number) => void) {
  const own = `${hostname()} ${process.pid}`;
  const lastSeen = new Map<string, number>();
  const told = new Set<string>();
  let isNoted = false;

  const notedIn = async (tx: Writer) => others.catch({}).parse((await jsonValueOf(tx, key)) ?? {});

  async function look(): Promise<Attention[]> {
    if (database.engine !== "sqlite") return [];
    const now = clock();
    isNoted = true;
    const all = await database.write(async (tx) => {
      const noted = await notedIn(tx);
      const alive = Object.fromEntries(Object.entries(noted).filter(([, { at }]) => at > now - forgets));
      alive[own] = { pid: process.pid, host: hostname(), at: now };
      await putJsonValue(tx, key, alive);
      return alive;
    });
    const living = Object.entries(all).filter(([id, { pid, host, at }]) => {
      if (id === own) return false;
      const before = lastSeen.get(id);
      lastSeen.set(id, at);
      return host === hostname() ? runs(pid) : before !== undefined && at > before;
    });
    for (const [id, { pid }] of living)
      if (!told.has(id)) {
        told.add(id);
        found(pid);
      }
    return living.map(([, { pid, host }]) => ({
      key: "second-process",
      what: `Another process of this site works on the same SQLite file (process ${pid} on ${host}).`,
      advice: "If it was left over, stop it. Where several are wanted, set DATABASE_URL: PostgreSQL is made for them.",
    }));
  }

  return {
    look,
    /** Says that this process ends, so that no other takes it for one that is left over. */
    async leave(): Promise<void> {
      if (!isNoted) return;
      await database.write(async (tx) => {
        const { [own]: _, ...rest } = await notedIn(tx);
        await putJsonValue(tx, key, rest);
      });
    },
  };
}
