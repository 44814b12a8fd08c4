import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { readHead } from "#database/backup/read-backup.ts";
import { restoreBackup } from "#database/backup/restore-backup.ts";
import { openDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { migrations } from "#database/migrations/all.ts";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";
import { freshDatabaseUrl } from "../harness.ts";
import { freePort } from "../postgres/server.ts";
import { canMount, mountSmall, skippedLoudly } from "./loop-device.ts";
import { freshFolder, patience, siteSettings, startSite } from "./site.ts";

type Env = Record<string, string>;

const obstacle = "0027-preview-links";

/** A database of before 0027, with a table in the way of that migration; no backup holds the table. */
async function olderAcademy(): Promise<{ env: Env; backups: () => string[]; onDatabase: typeof onDatabase }> {
  const env = siteSettings({ DATABASE_URL: await freshDatabaseUrl(), BACKUP_KEEP: "0" });
  const older = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === obstacle),
  );
  await onDatabase(env, async (db, dialect) => {
    await migrate(db, dialect, older);
    await sql`insert into enquiries (name, email, phone, interested_courses, interested_exams, details, status, notes, search_text, version,
      created_at, updated_at) values ('Kept through it all', 'k@example.com', '', '[]', '[]', '', 'New', '', '', 1, 1, 1)`.execute(db);
    await sql`create table preview_links (id integer)`.execute(db);
  });
  const folder = join(env.DATA_DIR ?? "", "backups");
  return { env, backups: () => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []), onDatabase };
}

type Engine = ReturnType<typeof openSqlite>;

async function onDatabase(env: Env, work: (db: Engine["db"], dialect: Engine["dialect"]) => Promise<unknown>): Promise<void> {
  const engine = env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openSqlite(join(env.DATA_DIR ?? "", "academy.db"));
  await work(engine.db, engine.dialect).finally(() => engine.close());
}

async function begin(env: Env): Promise<{ child: ChildProcess; said: () => string; ended: Promise<number | null> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../server/start.mjs")], {
    cwd: env.DATA_DIR,
    env: { PATH: process.env.PATH ?? "", TMPDIR: tmpdir(), HOST: "127.0.0.1", PORT: String(await freePort()), ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, said: () => said, ended };
}

it(
  "an update that fails at every restart keeps the one way back, says where it is, and the way back leads back",
  async () => {
    const { env, backups } = await olderAcademy();
    let first = "";
    for (let round = 0; round < 10; round++) {
      const { said, ended } = await begin(env);
      expect(await ended).toBe(1);
      first ||= backups()[0] ?? "";
      expect(said()).toMatch(new RegExp(`stopped: ${obstacle} failed: .*exists`));
      expect(said()).toContain(`step 1 of ${readMigrationsFrom(obstacle)}: ${obstacle}`);
      expect(said()).toContain(first);
      expect(said()).toContain("Next: start the version that ran before");
    }
    expect(backups()).toEqual([first]);
    const { mtimeMs } = statSync(first);

    const place = { url: await freshDatabaseUrl(), file: join(freshFolder(), "academy.db") };
    const target = await openDatabase(place);
    const { head } = await restoreBackup(target, first);
    expect(head.schema.at(-1)).toBe("0026-working-copies");
    const names = await target.read((db) => db.selectFrom("enquiries").select("name").execute());
    expect(names.map(({ name }) => name)).toContain("Kept through it all");
    await target.close();

    // What the older version saved meanwhile is another state: it gets a way back of its own, and the first one stays.
    await onDatabase(env, (db) => sql`update enquiries set name = 'Renamed by the older version'`.execute(db));
    expect(await (await begin(env)).ended).toBe(1);
    expect(backups()).toHaveLength(2);
    expect(statSync(first).mtimeMs).toBe(mtimeMs);

    await onDatabase(env, (db) => sql`drop table preview_links`.execute(db));
    await startSite(env);
    expect(backups()).toHaveLength(2);
  },
  patience,
);

it(
  "a later step that fails names the way back from before the first step",
  async () => {
    const { env, backups } = await olderAcademy();
    await onDatabase(env, async (db) => {
      await sql`drop table preview_links`.execute(db);
      await sql`alter table autosaves add column title text`.execute(db);
    });
    let first = "";
    for (let round = 0; round < 3; round++) {
      const { said, ended } = await begin(env);
      expect(await ended).toBe(1);
      first ||= backups()[0] ?? "";
      expect(said()).toMatch(/stopped: 0028-autosave-titles failed/);
      expect(said()).toContain(first);
    }
    expect(backups()).toEqual([first]);
    expect(JSON.stringify(await schemaOf(first))).not.toContain(obstacle);
  },
  patience,
);

it(
  "a backup that fails in a way that nobody foresaw ends the update with a sentence, and nothing was changed",
  async () => {
    const { env, backups } = await olderAcademy();
    await onDatabase(env, (db) => sql`alter table testimonials rename column id to number`.execute(db));
    const { said, ended } = await begin(env);
    expect(await ended).toBe(1);
    expect(said()).toMatch(/The academy cannot start\.\n.*the backup that comes first cannot be written \(.*\bid\b.*\)/);
    expect(said()).toContain("Start the version that ran before");
    expect(said()).not.toMatch(/^ +at /m);
    expect(backups()).toEqual([]);
  },
  patience,
);

it(
  "a start that is killed in the middle of its backup leaves nothing that lasts",
  async () => {
    const { env, backups } = await olderAcademy();
    // Large enough to be met half-written.
    const bytes = Buffer.alloc(3_000_000, "picture");
    await onDatabase(env, async (db) => {
      for (let one = 0; one < 12; one++)
        await sql`insert into settings (key, value) values (${`large:${one}`}, ${bytes.toString("base64")})`.execute(db);
    });
    const { child, ended } = await begin(env);
    await expect.poll(() => backups().filter((name) => name.endsWith(".unfinished")).length, { interval: 2 }).toBe(1);
    child.kill("SIGKILL");
    await ended;
    expect(backups().filter((name) => name.endsWith(".unfinished"))).toHaveLength(1);

    expect(await (await begin(env)).ended).toBe(1);
    expect(backups()).toEqual([expect.stringMatching(/before-update-.*\.backup$/)]);
  },
  patience,
);

it(
  "a disk that is full at the backup before an update is called a full disk, and nothing was changed",
  async ({ skip }) => {
    const { env, backups } = await olderAcademy();
    if (!canMount(freshFolder())) {
      skippedLoudly("a disk that is full at an update");
      skip();
    }
    const large = randomBytes(600_000).toString("base64");
    await onDatabase(env, (db) => sql`insert into settings (key, value) values ('large', ${large})`.execute(db));
    mountSmall(env.DATA_DIR ?? "", "200k", "backups");
    const { said, ended } = await begin(env);
    expect(await ended).toBe(1);
    expect(said()).toContain("The disk is full: make room");
    expect(said()).toContain("Nothing was changed");
    expect(said()).not.toContain("cannot be opened");
    expect(backups()).toEqual([]);
  },
  patience,
);

async function schemaOf(file: string): Promise<readonly string[]> {
  return (await readHead(file)).schema;
}

/** How many migrations there are from this one on, as the list of files says. */
function readMigrationsFrom(name: string): number {
  const all = readFileSync(join(import.meta.dirname, "../../database/migrations/all.ts"), "utf8");
  return [...all.matchAll(/from "\.\/(\d{4}-[\w-]+)\.ts"/g)].filter(([, found = ""]) => found >= name).length;
}
