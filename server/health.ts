import type { Academy } from "#academy/academy.ts";
import type { Database } from "#database/database.ts";

const patience = 3000;

/** /healthz: the process runs. /readyz: it can serve (database and schema) and how much mail waits. */
export async function healthAnswer(path: string, database: Database, academy: Academy): Promise<Response | undefined> {
  if (path === "/healthz") return answer(200, { status: "ok" });
  if (path !== "/readyz") return undefined;
  try {
    await withinPatience(database.contentVersions());
    return answer(200, { status: "ready", database: database.engine, mail: await academy.outbox.backlog() });
  } catch {
    return answer(503, { status: "not ready", database: "unreachable" });
  }
}

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  });
}

/** Throws when the work takes longer than a probe should wait. */
export function withinPatience<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("Too slow")), patience).unref();
    }),
  ]);
}
