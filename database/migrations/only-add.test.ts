import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "../migrate.ts";
import { openSqlite } from "../sqlite.ts";
import type { Tables } from "../tables.ts";
import { migrations } from "./all.ts";

/** 0002 renamed what the history is kept under, which an older program that still ran did not know. */
const before = 2;
/** 0035 takes three queues away once it moved what is in them: what an older program put into one of them after that would be lost. */
const moved = ["mails", "morning_mails", "webhook_deliveries"].map((name) => `drop table "${name}"`);

it("a migration only adds: an older program that still runs finds everything it knows", async () => {
  const database = new Sqlite(":memory:");
  const { dialect } = openSqlite(":memory:");
  const quiet = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await migrate(quiet, dialect, migrations.slice(0, before));
  const said: string[] = [];
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }), log: (event) => void said.push(event.query.sql) });
  await migrate(db, dialect, migrations);
  const changing = said.filter(
    (statement) =>
      /^(update|delete|drop)\b|^alter table .* (drop|rename|alter|modify)\b/i.test(statement.trim()) && !moved.includes(statement),
  );
  const required = said.filter((statement) => /add column .*not null/i.test(statement) && !/default/i.test(statement));
  expect([changing, required]).toEqual([[], []]);
});
