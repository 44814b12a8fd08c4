import type { Academy } from "#academy/academy.ts";
import { onceAtATime } from "#academy/once-at-a-time.ts";
import { putProgramValue } from "#academy/program-values.ts";
import { type Database, DatabaseAway } from "#database/database.ts";
import type { Trouble } from "#database/engine.ts";
import { touchTables } from "#database/held-tables.ts";
import { inTime } from "../in-time.ts";

const timeout = 3000;
/** Milliseconds for which the outcome of a probe holds: a probe writes, and many may ask. */
const holdsFor = 1000;
/** Milliseconds after other work was refused for which the site is not called ready: a probe may not meet what refused it, such as a locked row. */
const remembers = 10_000;

/** Says whether the database works, by reading every table, by a write, and by what became of other work. */
export function createHealth(database: Database, academy: Academy) {
  let refused: { trouble: Trouble; at: number } | undefined;
  let found: { trouble: Trouble | undefined; at: number } | undefined;

  const { start: look } = onceAtATime(async () => {
    const trouble = await troubleNow(database);
    found = { trouble, at: performance.now() };
    return trouble;
  });

  function probe(): Promise<Trouble | undefined> {
    if (found && performance.now() - found.at < holdsFor) return Promise.resolve(found.trouble);
    return inTime(look(), timeout, () => new Error("Too slow")).catch(() => "locked" as const);
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

    /** To be called when the database has come: what was found before no longer counts. */
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

async function troubleNow(database: Database): Promise<Trouble | undefined> {
  try {
    await touchTables(database);
    await database.write((tx) => putProgramValue(tx, "here:probe", String(Date.now())));
    return undefined;
  } catch (error) {
    return error instanceof DatabaseAway ? error.trouble : "unreachable";
  }
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" } });
}
