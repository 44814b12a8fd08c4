import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { TOTP } from "otpauth";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { verifyBackup } from "#database/backup/read-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { openDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { migrations } from "#database/migrations/all.ts";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createServices } from "#server/services.ts";
import { createAuthenticator } from "#tests/authenticator.ts";
import { academyCommand } from "#tests/command-line.ts";
import { everyRow } from "#tests/every-row.ts";
import { courseInput, enquiryInput, jpegDataUrl, kindTrials, mp3DataUrl, postInput } from "#tests/factories.ts";
import { freshDatabaseUrl, joined, openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { slow } from "#tests/slow.ts";

const engines =
  inject("postgres") === ""
    ? [["sqlite", "sqlite"]]
    : [
        ["sqlite", "postgres"],
        ...(slow
          ? [
              ["postgres", "postgres"],
              ["postgres", "sqlite"],
            ]
          : []),
      ];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "academy-backup-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function fill({ call, signIn, academy }: TestAcademy): Promise<void> {
  const token = await signIn();
  for (const [path, { input }] of Object.entries(kindTrials)) {
    const { body: item } = await call("POST", `/api/${path}`, input(), { token });
    if (path === "blogs") await call("DELETE", `/api/blogs/${item.id}`, undefined, { token });
  }
  const { body: course } = await call("POST", "/api/courses", courseInput({ title: "සිංහල 👩‍🎓", image: await jpegDataUrl() }), { token });
  await call("PUT", `/api/courses/${course.id}`, { ...course, title: "தமிழ்", image: await jpegDataUrl() }, { token });
  await call("PUT", `/api/courses/${course.id}/working-copy`, { ...course, title: "Später", version: 2 }, { token });
  await call("POST", "/api/recordings", { recording: mp3DataUrl() }, { token });
  const draft = { values: { title: "මතක" }, version: 2 };
  await call("PUT", `/api/autosaves/course:${course.id}`, { client: "window-1", number: 1, open: true, draft }, { token });
  const desk = await joined(call, token, "desk", "desk");
  const { body: offer } = await call("POST", "/api/auth/second-step", { password: "secret of desk" }, { token: desk });
  await call("POST", "/api/auth/second-step/confirm", { code: new TOTP({ secret: offer.secret }).generate() }, { token: desk });
  const { body: passkey } = await call("POST", "/api/auth/passkeys/offer", { password: "secret of desk" }, { token: desk });
  await call("POST", "/api/auth/passkeys", { name: "දුරකථනය", credential: createAuthenticator().create(passkey) }, { token: desk });
  await call("POST", "/api/redirects", { from: "/பழைய", to: `/course/${course.slug}?a=1` }, { token });
  await call("POST", "/api/contact", enquiryInput({ details: 'Quotes "\\ and\nlines' }));
  // After the enquiry: what a try to send it does to this row would come between the backup and the comparison.
  const hook = { address: "https://receiver.example/hook", events: ["enquiry.created"], active: true };
  await call("POST", "/api/webhooks", hook, { token });
  await call("PUT", "/api/enquiries/1", { status: "Contacted", notes: "ශාන්ත" }, { token });
  academy.visits.note({ path: "/search", from: "https://ලංකා.example/", q: "ජර්මන්" }, "192.0.2.1");
  await academy.visits.flush();
}

// Writing and reading a whole site takes its time on a busy machine.
const patience = 180_000;

describe.each(engines)("a backup of %s restored into %s", (from, to) => {
  it(
    "has every row and every picture, and the site goes on there",
    async () => {
      const source = await openTestAcademy(from === "sqlite" ? { DATABASE_URL: "" } : {});
      await fill(source);
      const file = join(folder(), "academy.backup");
      const made = await academyCommand(["backup", file], source.env);
      expect([made.code, made.errors]).toEqual([0, ""]);
      expect(made.out).toMatch(/rows, \d+ pictures, .* MB, checked\./);
      expect(statSync(file).mode & 0o077).toBe(0);
      expect((await academyCommand(["backup", file], source.env)).errors).toMatch(/is there already/);

      const target = { ...source.env, DATA_DIR: folder(), DATABASE_URL: to === "sqlite" ? "" : await freshDatabaseUrl() };
      const checked = await academyCommand(["restore", file, "--verify"], target);
      expect([checked.code, checked.errors]).toEqual([0, ""]);
      expect(checked.out).toMatch(
        /^This backup is whole: 12 courses, 7 exams, \d+ branches, \d+ rooms, \d+ classes, 11 posts, .* page questions, .* pictures, as of /,
      );
      const restored = await academyCommand(["restore", file], target);
      expect([restored.code, restored.errors]).toEqual([0, ""]);
      const database = await openDatabase({ url: target.DATABASE_URL, file: join(target.DATA_DIR, "academy.db") });
      const [there, here] = [await everyRow(database), await everyRow(source.database)];
      await database.close();
      // A copy tells nobody of what happens in it.
      there.webhooks = (there.webhooks ?? []).map((row) =>
        row.replace('"active":0', '"active":1').replace(/"note":"Turned off: [^"]*restored[^"]*"/, '"note":""'),
      );
      // A copy sends no mail by itself.
      there.jobs = (there.jobs ?? []).map((row) =>
        row.replace(/"state":"held"/, '"state":"waiting"').replace(/"answer":"Held:[^"]*"/, '"answer":""'),
      );
      for (const table of Object.keys(here)) {
        expect(here[table]?.length).toBeGreaterThan(0);
        expect([table, there[table]]).toEqual([table, here[table]]);
      }

      const site = await openTestAcademy(target);
      const token = await site.signIn();
      const { body: created } = await site.call("POST", "/api/blogs", postInput(), { token });
      expect(created.id).toBe(12);
      expect((await site.call("POST", "/api/trash/blogs/11/restore", undefined, { token })).status).toBe(200);
      const { body: courses } = await site.call("GET", "/api/courses");
      expect((await site.call("GET", courses.at(-1).image)).status).toBe(200);

      const refused = await academyCommand(["restore", file], target);
      expect([refused.code, refused.errors]).toEqual([1, expect.stringMatching(/^The database is not empty\..*--replace/)]);
      expect((await academyCommand(["restore", file, "--replace"], target)).code).toBe(0);
      expect((await site.database.contentVersions()).courses).toBeGreaterThan((await source.database.contentVersions()).courses);
      expect((await site.call("GET", "/api/blogs")).body).toHaveLength(10);
      expect((await site.call("GET", "/api/audit", undefined, { token })).status).toBe(401);
    },
    patience,
  );
});

it(
  "is one moment, while others write",
  async () => {
    const academy = await openTestAcademy();
    const token = await academy.signIn();
    const { body: course } = await academy.call("POST", "/api/courses", courseInput(), { token });
    let writing = true;
    let writes = 0;
    // SQLite answers without a pause of its own, so the loop makes one: nothing else would ever run.
    const pause = () => new Promise((resolve) => setTimeout(resolve, 1));
    const writer = (async () => {
      for (; writing; writes++) {
        await academy.call("PUT", `/api/courses/${course.id}`, { ...courseInput(), slug: course.slug }, { token });
        await pause();
      }
    })();
    const file = join(folder(), "busy.backup");
    while (writes < 5) await pause();
    await writeBackup(academy.database, file, academy.now());
    const during = writes;
    const other = await academyCommand(["backup", `${file}2`], academy.env);
    writing = false;
    await writer;
    expect([other.code, during > 5]).toEqual([0, true]);
    for (const made of [file, `${file}2`]) {
      const lines = gunzipSync(readFileSync(made)).toString("utf8").split("\n");
      const at = (table: string) => lines.indexOf(`{"table":"${table}"}`);
      const rows = (table: string, next: string) => lines.slice(at(table) + 1, at(next)).map((line) => JSON.parse(line));
      const { version } = rows("courses", "exams").find((row) => row.id === course.id);
      const revisions = rows("revisions", "audit").filter((row) => row.noun === "courses" && row.item_id === course.id);
      const told = rows("audit", "enquiries").filter((row) => row.noun === "courses" && row.item_id === course.id);
      expect([revisions.length, told.length]).toEqual([version - 1, version]);
    }
  },
  patience,
);

it(
  "no command but a start changes the schema of an older version, and a start keeps how it was",
  async () => {
    const env = { DATA_DIR: folder(), DATABASE_URL: await freshDatabaseUrl(), BOT_CHECK: "off", LOG_LEVEL: "silent" };
    const file = join(env.DATA_DIR, "academy.db");
    const older = migrations.slice(0, 1);
    const engine = env.DATABASE_URL === "" ? openSqlite(file) : openPostgres(env.DATABASE_URL);
    await migrate(engine.db, engine.dialect, older);
    await sql`insert into questions (kind, question, answer, display_order, active, version, search_text, created_at, updated_at)
      values ('exam', 'Old?', 'Yes', 1, 1, 1, 'old? yes', 1, 1)`.execute(engine.db);
    const schema = async () => (await engine.db.selectFrom("schema_migrations").select("name").execute()).map((row) => row.name);
    const made = join(folder(), "old.backup");
    expect((await academyCommand(["backup", made], env)).errors).toBe("");
    expect((await academyCommand(["doctor"], env)).out).toMatch(/The database is not up to date \(0002-who-saved/);
    expect((await academyCommand(["user", "reset-password"], env)).errors).toMatch(/older version.*Nothing was changed/);
    expect((await academyCommand(["restore", made], env)).errors).toMatch(/not empty/);
    expect([await schema(), (await verifyBackup(made)).head.schema]).toEqual([["0001-first"], ["0001-first"]]);

    const services = createServices(readConfig(env), createLog("silent"), { root: join(import.meta.dirname, "..") });
    const { updated } = await services.startDatabase();
    expect(updated?.names[0]).toBe("0002-who-saved");
    await services.close();
    const again = createServices(readConfig(env), createLog("silent"), { root: join(import.meta.dirname, "..") });
    expect((await again.startDatabase()).updated).toBeUndefined();
    await again.close();
    await engine.close();
    const kept = await verifyBackup(updated?.backup ?? "");
    expect([kept.head.schema, kept.tables.questions?.rows]).toEqual([["0001-first"], 1]);
    expect(readdirSync(join(env.DATA_DIR, "backups"))).toHaveLength(1);
  },
  patience,
);
