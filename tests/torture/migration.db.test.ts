import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { restoreBackup } from "#database/backup/restore-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { openDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { migrations } from "#database/migrations/all.ts";
import { openTestAcademy } from "../harness.ts";
import { freshPlace, killAtRandom, open, type Place } from "./killed-upgrades.ts";
import { migrateInProcess, upgrade } from "./migrate-process.ts";
import { figure, freshFolder, long, patience, startSite } from "./site.ts";

const rounds = long ? 30 : 4;
const rows = 10_000;

it(
  `an upgrade of ${rows} rows killed at random points, ${rounds} times: the old schema or the new one, never between`,
  async () => {
    const place = await freshPlace();
    await fill(place);
    const whole = await migrateInProcess(place, Number.POSITIVE_INFINITY);
    expect(await state(place)).toBe("new");
    await undo(place);
    const found = await killAtRandom(whole * 1.1, {
      rounds,
      upgrade: (killAfter) => migrateInProcess(place, killAfter),
      state: () => state(place),
      undo: () => undo(place),
    });
    figure(`killed upgrade of ${rows} rows, ${place.url === "" ? "SQLite" : "PostgreSQL"}`, {
      rounds,
      ...found,
      between: 0,
      "whole upgrade": `${Math.round(whole)} ms`,
    });
  },
  patience,
);

it(
  "a newer database is refused with a sentence",
  async () => {
    const { env } = await openTestAcademy();
    const place = { url: env.DATABASE_URL ?? "", file: join(env.DATA_DIR ?? "", "academy.db") };
    await migrateInProcess(place, Number.POSITIVE_INFINITY);
    await expect(openDatabase(place)).rejects.toThrow('made by a newer version of this program (it has "0099-upgrade-of-the-tests")');
    await expect(startSite(env)).rejects.toThrow("The academy cannot start.\nThe database was made by a newer version of this program");
  },
  patience,
);

it("a backup of an older program is brought up to date when it is restored", async () => {
  const [older, newer] = [await freshPlace(), await freshPlace()];
  const engine = open(older);
  await migrate(engine.db, engine.dialect, migrations.slice(0, 1));
  await sql`insert into settings (key, value) values ('filled:courses', '1')`.execute(engine.db);
  await sql`insert into questions (kind, question, answer, display_order, active, version, search_text, created_at, updated_at)
    values ('exam', 'Old?', 'Yes', 1, 1, 1, 'old? yes', 1, 1)`.execute(engine.db);
  await sql`insert into audit (actor, address, action, noun, at, item_id) values ('admin', '', 'create', 'questions', 1, 1)`.execute(
    engine.db,
  );
  await engine.close();
  const file = join(freshFolder(), "older.backup");
  const source = await openDatabase(older, { upgrade: false });
  await writeBackup(source, file, 1);
  await source.close();
  const target = await openDatabase(newer);
  await restoreBackup(target, file);
  const [question, audit] = await target.read(async (db) => [
    await db.selectFrom("questions").selectAll().executeTakeFirstOrThrow(),
    await db.selectFrom("audit").selectAll().executeTakeFirstOrThrow(),
  ]);
  expect([question.question, question.updated_by, audit.noun]).toEqual(["Old?", "", "exam-qna"]);
  await target.close();
});

async function fill(place: Place): Promise<void> {
  const engine = open(place);
  await migrate(engine.db, engine.dialect, migrations);
  const texts = { email: "a@b.lk", phone: "", interested_courses: "[]", interested_exams: "[]", details: "", notes: "" };
  const numbers = { version: 1, created_at: 1, updated_at: 1 };
  for (let from = 0; from < rows; from += 500) {
    const values = Array.from({ length: 500 }, (_, index) => ({
      name: `Person ${from + index}`,
      status: "New",
      search_text: "",
      ...texts,
      ...numbers,
    }));
    await engine.db.insertInto("enquiries").values(values).execute();
  }
  await engine.close();
}

/** "old", "new", or what is between. */
async function state(place: Place): Promise<string> {
  const engine = open(place);
  try {
    const applied = (await engine.db.selectFrom("schema_migrations").select("name").execute()).map((row) => row.name);
    const tables = await engine.db.introspection.getTables();
    const hasColumn = tables.find((table) => table.name === "enquiries")?.columns.some((column) => column.name === "initial");
    const hasTable = tables.some((table) => table.name === "initials");
    const count = async (query: ReturnType<typeof sql<{ count: number }>>) => Number((await query.execute(engine.db)).rows[0]?.count);
    const all = await count(sql`select count(*) as count from enquiries`);
    const known = applied.includes(upgrade.name);
    if (all !== rows && all !== 0) return `${all} rows`;
    if (!known && !hasColumn && !hasTable) return "old";
    if (!known || !hasColumn || !hasTable) return `told ${known}, column ${hasColumn}, table ${hasTable}`;
    const filled = await count(sql`select count(*) as count from enquiries where initial = 'P'`);
    const copied = await count(sql`select count(*) as count from initials`);
    return filled === rows && copied === rows ? "new" : `${filled} filled, ${copied} copied`;
  } finally {
    await engine.close();
  }
}

async function undo(place: Place): Promise<void> {
  const engine = open(place);
  await sql`drop index enquiries_by_initial`.execute(engine.db);
  await sql`drop table initials`.execute(engine.db);
  await sql`alter table enquiries drop column initial`.execute(engine.db);
  await engine.db.deleteFrom("schema_migrations").where("name", "=", upgrade.name).execute();
  await engine.close();
}
