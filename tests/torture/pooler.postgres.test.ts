import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { DatabaseAway, openDatabase } from "#database/database.ts";

/** What PgBouncer takes at the start of a connection without being told to ignore anything. */
const known = ["user", "database", "client_encoding", "application_name", "datestyle", "timezone", "standard_conforming_strings"];

it("connects through a pooler: nothing that PgBouncer refuses is asked for at the start, and the limits hold all the same", async () => {
  const listening = createServer().listen(0, "127.0.0.1");
  await once(listening, "listening");
  const at = listening.address();
  const port = at !== null && typeof at === "object" ? at.port : 0;
  const asked = once(listening, "connection").then(async ([socket]: Socket[]) => {
    const [first]: Buffer[] = await once(socket as Socket, "data");
    socket?.destroy();
    return first?.subarray(8).toString().split("\0").filter(Boolean) ?? [];
  });
  const attempt = openDatabase({ url: `postgres://someone:word@127.0.0.1:${port}/place`, file: "" }).catch((error: unknown) => error);
  const names = (await asked).filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  expect(names).toContain("user");
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  listening.close();
  expect(await attempt).toBeInstanceOf(DatabaseAway);

  const database = await openDatabase({ url: inject("postgres"), file: "" }, { upgrade: false });
  const set = (name: string) => sql<string>`current_setting(${sql.lit(name)})`;
  const found = await database.read((db) =>
    db
      .selectNoFrom([
        set("statement_timeout").as("statement"),
        set("lock_timeout").as("lock"),
        set("idle_in_transaction_session_timeout").as("idle"),
      ])
      .executeTakeFirst(),
  );
  expect(found).toEqual({ statement: "15s", lock: "1s", idle: "20s" });
  await database.close();
});
