import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { restoreBackup } from "#database/backup/restore-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { openDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { migrations } from "#database/migrations/all.ts";
import { freshPlace, killAtRandom, open, type Place } from "./killed-upgrades.ts";
import { migrateInProcess } from "./migrate-process.ts";
import { figure, freshFolder, long, patience } from "./site.ts";

const step = "0035-jobs";
const rounds = long ? 30 : 4;
const each = 5000;
const waiting = ["waiting", "sending", "sent", "failed", "held"];

/** A database of the version before, in which each of the three queues has something in every state. */
async function olderQueues(place: Place): Promise<void> {
  const { db, dialect, close } = open(place);
  await migrate(
    db,
    dialect,
    migrations.filter(({ name }) => name < step),
  );
  const states = sql.raw(`case n % 5 ${waiting.map((state, index) => `when ${index} then '${state}'`).join(" ")} end`);
  const numbers = sql.raw(`with recursive number(n) as (select 1 union all select n + 1 from number where n < ${each})`);
  await sql`insert into admins (username, password_hash, created_at) values ('kamal', '', 1)`.execute(db);
  await sql`insert into webhooks (address, events, secret, active, note, created_at, made_by)
    values ('https://receiver.example/', '["enquiry.created"]', 'whsec_x', 1, '', 1, 'kamal')`.execute(db);
  await sql`insert into enquiries (name, email, phone, interested_courses, interested_exams, details, status, notes, search_text, version,
    created_at, updated_at) ${numbers} select 'Person ' || n, 'p@example.com', '', '[]', '[]', '', 'New', '', '', 1, 1000 + n, 1 from number`.execute(
    db,
  );
  await sql`insert into mails (enquiry_id, kind, state, attempts, next_at, message_id, last_error, subject, body, event_id)
    ${numbers} select n, 'reply', ${states}, n % 3, 5000 + n, 'mail ' || n, 'said ' || n, 'subject ' || n, 'body ' || n, n from number`.execute(
    db,
  );
  await sql`insert into morning_mails (admin_id, day, state, attempts, next_at, message_id)
    values (1, '2026-11-23', 'sent', 1, 7000, 'older'), (1, '2026-11-24', 'sending', 1, 8000, 'today')`.execute(db);
  await sql`insert into account_changes (admin_id, at, what, made_by, network, email, is_copy, state, attempts, next_at, message_id)
    values (1, 6000, 'New password', 'kamal', '', 'k@example.com', 0, 'sending', 1, 6500, 'change')`.execute(db);
  await sql`insert into webhook_deliveries (webhook_id, event, noun, item_id, message_id, payload, state, attempts, next_at, created_at, answer)
    ${numbers} select 1, 'enquiry.created', 'enquiries', n, 'msg_' || n, '{"n":' || n || '}', ${states}, n % 3, 5000 + n, 3000 + n, '' from number`.execute(
    db,
  );
  await close();
}

const move = (place: Place, killAfter: number) => migrateInProcess(place, killAfter, step);

/** "old" or "new": all rows in the three tables, or all in the queue; or what is between. */
async function state(place: Place): Promise<string> {
  const { db, close } = open(place);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const known = (await db.selectFrom("schema_migrations").select("name").execute()).some(({ name }) => name === step);
  const count = async (table: string) =>
    tables.includes(table)
      ? Number((await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)).rows[0]?.count)
      : 0;
  const found = [await count("mails"), await count("morning_mails"), await count("webhook_deliveries"), await count("jobs")].join();
  await close();
  if (!known && found === `${each},2,${each},0`) return "old";
  return known && found === `0,0,0,${2 * each + 3}` ? "new" : `${known} ${found}`;
}

it(
  `what ${2 * each} rows of three queues hold is moved into one, killed at random points, ${rounds} times: all or nothing, as it was`,
  async () => {
    const first = await freshPlace();
    await olderQueues(first);
    const whole = await move(first, Number.POSITIVE_INFINITY);
    expect(await state(first)).toBe("new");
    const place = await freshPlace();
    await olderQueues(place);
    const found = await killAtRandom(whole * 0.9, {
      rounds,
      upgrade: (killAfter) => move(place, killAfter),
      state: () => state(place),
    });
    figure(`killed move of the queues, ${place.url === "" ? "SQLite" : "PostgreSQL"}`, {
      rounds,
      ...found,
      "whole move": `${Math.round(whole)} ms`,
    });

    const { db, close } = open(place);
    const rows = await db.selectFrom("jobs").selectAll().orderBy("id").execute();
    await close();
    expect(rows.filter(({ state }) => state === "sending")).toEqual([]);
    expect(rows.find(({ message_id }) => message_id === "mail 1")).toMatchObject({
      ...{
        lane: "mail",
        kind: "reply",
        noun: "enquiries",
        item_id: 1,
        event_id: 1,
        subject: "subject 1",
        body: "body 1",
        answer: "said 1",
      },
      ...{ state: "waiting", attempts: 1, next_at: 5001, created_at: 1001, first_try_at: 1001, expires_at: null, once: null },
    });
    expect(rows.find(({ message_id, lane }) => message_id === "3" && lane === "webhook 1")).toMatchObject({
      ...{ kind: "enquiry.created", noun: "enquiries", item_id: 3, body: '{"n":3}', state: "failed", attempts: 0, first_try_at: null },
      ...{ next_at: 5003, created_at: 3003, expires_at: 3003 + 30 * 24 * 3_600_000 },
    });
    expect(rows.find(({ message_id }) => message_id === "change")).toMatchObject({ lane: "account changes", state: "waiting", item_id: 1 });
    expect(rows.find(({ message_id }) => message_id === "today")).toMatchObject({
      ...{ lane: "morning mail", item_id: 1, body: "2026-11-24", once: "morning mail 1 2026-11-24", state: "waiting" },
    });
  },
  patience,
);

it(
  "a backup of the version before is restored: its mail is held, its webhooks are off",
  async () => {
    const [older, newer] = [await freshPlace(), await freshPlace()];
    await olderQueues(older);
    const file = join(freshFolder(), "older.backup");
    const source = await openDatabase(older, { upgrade: false });
    await writeBackup(source, file, 1);
    await source.close();
    const target = await openDatabase(newer);
    await restoreBackup(target, file);
    const rows = await target.read((db) =>
      db
        .selectFrom("jobs")
        .select(["lane", "state", (of) => of.fn.countAll<number>().as("count")])
        .groupBy(["lane", "state"])
        .orderBy("state")
        .execute(),
    );
    const active = await target.read((db) => db.selectFrom("webhooks").select("active").execute());
    await target.close();
    expect(rows.map(({ lane, state, count }) => [lane, state, Number(count)])).toEqual([
      ["mail", "failed", each / 5],
      ["mail", "held", (3 * each) / 5],
      ["mail", "sent", each / 5],
    ]);
    expect(active).toEqual([{ active: 0 }]);
  },
  patience,
);
