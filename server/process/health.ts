import type { Academy } from "#academy/academy.ts";
import { putProgramValue } from "#academy/program-values.ts";
import { type Database, DatabaseAway } from "#database/database.ts";
import type { Trouble } from "#database/engine.ts";
import { touchTables } from "#database/held-tables.ts";

const timeout = 3000;
/** A probe writes; however many ask, it does so once in this time. */
const holdsFor = 1000;
/** A probe may not notice what refused other work, such as one locked row. So the site is not called ready for so long after. */
const remembers = 10_000;

/** Whether the database reads every table and writes, from a real write and from what became of other work. */
export function createHealth(database: Database, academy: Academy) {
  let refused: { trouble: Trouble; at: number } | undefined;
  let found: { trouble: Trouble | undefined; at: number } | undefined;
  let looking: Promise<Trouble | undefined> | undefined;

  async function look(): Promise<Trouble | undefined> {
    try {
      await touchTables(database);
      await database.write((tx) => putProgramValue(tx, "here:probe", String(Date.now())));
      return undefined;
    } catch (error) {
      return error instanceof DatabaseAway ? error.trouble : "unreachable";
    }
  }

  function probe(): Promise<Trouble | undefined> {
    if (found && performance.now() - found.at < holdsFor) return Promise.resolve(found.trouble);
    looking ??= look().then((trouble) => {
      found = { trouble, at: performance.now() };
      looking = undefined;
      return trouble;
    });
    return withinPatience(looking).catch(() => "locked" as const);
  }

  /** What is wrong with the database now; undefined when all is well. */
  async function trouble(): Promise<Trouble | undefined> {
    const recent = refused && performance.now() - refused.at < remembers ? refused.trouble : undefined;
    return (await probe()) ?? recent;
  }

  return {
    trouble,

    note(trouble: Trouble): void {
      refused = { trouble, at: performance.now() };
    },

    /** The database has come: what was found before no longer counts. */
    forget(): void {
      refused = undefined;
      found = undefined;
    },

    /** The answer at /healthz or /readyz. */
    async answer(path: string): Promise<Response> {
      if (path === "/healthz") return json(200, { status: "ok" });
      const wrong = await trouble();
      if (wrong) return json(503, { status: "not ready", database: wrong });
      const mail = await academy.outbox.backlog().catch(() => undefined);
      return mail
        ? json(200, { status: "ready", database: database.engine, mail })
        : json(503, { status: "not ready", database: "unreachable" });
    },
  };
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" } });
}

/** Throws when the work takes longer than a probe should wait. */
function withinPatience<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("Too slow")), timeout).unref();
    }),
  ]);
}
