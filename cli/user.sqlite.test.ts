import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { putProgramValue } from "#academy/program-values.ts";
import { migrate } from "#database/migrate.ts";
import { migrations } from "#database/migrations/all.ts";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";
import { readConfig } from "#server/config.ts";
import { seal } from "#server/mail/sealed.ts";
import { academyCommand, academyProcess } from "#tests/command-line.ts";
import { courseInput, enquiryInput } from "#tests/factories.ts";
import { admin, freshDatabaseUrl, openTestAcademy } from "#tests/harness.ts";
import { freePort } from "#tests/postgres/server.ts";
import { user } from "./user.ts";

describe("user", () => {
  it("makes a new password and signs everyone out", async () => {
    const { call, signIn, env } = await openTestAcademy();
    const token = await signIn();
    const { code, out } = await academyProcess(["user", "reset-password"], env);
    const password = /admin is: (\S{20})\n/.exec(out)?.[1];
    expect([code, typeof password]).toEqual([0, "string"]);
    const status = async (body: object) => (await call("POST", "/api/auth/login", body)).status;
    expect(await status({ username: "admin", password: admin.password })).toBe(401);
    expect(await status({ username: "admin", password })).toBe(200);
    expect((await call("GET", "/api/auth/verify-token", undefined, { token })).status).toBe(401);
    const unknown = await academyCommand(["user", "reset-password", "nobody"], env);
    expect([unknown.code, unknown.errors]).toEqual([1, 'There is no user called "nobody".\n']);
  });

  it("makes a new master password, and ends every session", async () => {
    const { call, signIn, env } = await openTestAcademy();
    const { out } = await academyCommand(["user", "reset-master-password"], env);
    const masterPassword = /is: (\S{20})\n/.exec(out)?.[1];
    expect((await call("POST", "/api/auth/verify-master", { masterPassword: admin.master })).status).toBe(401);
    expect((await call("POST", "/api/auth/verify-master", { masterPassword })).status).toBe(200);
    const token = await signIn();
    expect((await academyCommand(["user", "sessions", "--revoke"], env)).out).toMatch(/1 sessions ended/);
    expect((await call("GET", "/api/auth/verify-token", undefined, { token })).status).toBe(401);
    for (const words of [[], ["--revoke", "admin"]]) expect((await academyCommand(["user", "sessions", ...words], env)).code).toBe(2);
  });
});

it("user works on a database of each older version, and leaves its schema as it is", async () => {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), "academy-user-")), DATABASE_URL: await freshDatabaseUrl() };
  onTestFinished(() => rmSync(env.DATA_DIR, { recursive: true, force: true }));
  const engine = env.DATABASE_URL === "" ? openSqlite(join(env.DATA_DIR, "academy.db")) : openPostgres(env.DATABASE_URL);
  onTestFinished(() => engine.close());
  for (const until of migrations.slice(1).map((_, index) => index + 2)) {
    const older = migrations.slice(0, until);
    const version = older.at(-1)?.name;
    await migrate(engine.db, engine.dialect, older);
    await engine.db.deleteFrom("admins").execute();
    await engine.db.insertInto("admins").values({ username: "owner", password_hash: "old", created_at: 1 }).execute();
    const said: string[] = [];
    for (const words of [["reset-password"], ["reset-master-password"], ["sessions"]])
      expect(await user(words, { revoke: true }, readConfig(env), (line) => void said.push(line), env), version).toBe(0);
    expect(
      said.filter((line) => /^(The new .*password.* is: \S{20}|Signed out: 0 .*)$/.test(line)),
      version,
    ).toHaveLength(3);
    const schema = await engine.db.selectFrom("schema_migrations").select("name").orderBy("name").execute();
    const [owner] = await engine.db.selectFrom("admins").selectAll().execute();
    expect(schema.map(({ name }) => name)).toEqual(older.map(({ name }) => name));
    expect(owner?.password_hash, version).toMatch(/^\$argon2id/);
  }
});

describe("doctor", () => {
  it("says what is wrong and what to do about it", async () => {
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] });
    const port = await freePort();
    await new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", resolve));
    onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const academy = await openTestAcademy({ PUBLIC_URL: "https://academy.example", BOT_CHECK: "altcha", SMTP_URL });
    const { call, database, env, nightly } = academy;
    await nightly.runIfDue();
    const folder = env.DATA_DIR ?? "";
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), name === "backups" ? 0o700 : 0o600);
    const well = await academyCommand(["doctor"], env);
    expect([well.code, well.out]).toEqual([0, expect.stringContaining("All is well")]);

    await call("POST", "/api/courses", courseInput({ image: "" }));
    await database.change("courses", async (tx) => {
      await tx
        .updateTable("courses")
        .set({ featured: 1, image: `/media/${"0".repeat(32)}.jpg`, display_order: 1 })
        .where("id", "<", 7)
        .execute();
      await tx.updateTable("settings").set({ value: '{"at":1000,"bytes":1}' }).where("key", "=", "here:backup").execute();
      await tx.deleteFrom("admins").execute();
    });
    await call("GET", "/api/courses", undefined, { headers: { "x-forwarded-for": "192.0.2.7" } });
    const [nightly1 = ""] = readdirSync(join(folder, "backups"));
    const whole = readFileSync(join(folder, "backups", nightly1));
    for (const [name, bytes] of [
      ["academy-empty.backup", Buffer.alloc(0)],
      ["academy-cut.backup", whole.subarray(0, whole.length / 2)],
      ["holiday.jpg", Buffer.from("a photograph")],
    ] as const)
      writeFileSync(join(folder, "backups", name), bytes, { mode: 0o600 });
    chmodSync(join(folder, "backups", nightly1), 0o644);
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    const unreachable = await academyCommand(["doctor"], { ...env, SMTP_ULR: "smtp://mail", ENQUIRIES_PER_HUOR: "3" });
    for (const words of [
      /The mail server cannot be used \(.*ECONNREFUSED/,
      /no setting called SMTP_ULR, .*\n.*Did you mean SMTP_URL\?/,
      /no setting called ENQUIRIES_PER_HUOR/,
      /academy-empty\.backup is no backup to rely on/,
      /academy-cut\.backup is no backup to rely on/,
      /holiday\.jpg is no backup to rely on/,
      /Other users of this machine may open .*academy-2.*\.backup/,
    ])
      expect(unreachable.out).toMatch(words);
    expect(unreachable.out).not.toContain(`${nightly1} is no backup`);
    const mistyped = await academyCommand(["doctor"], { ...env, SMTP_URL: "smtp://user:p/w@mail.example:587" });
    expect([mistyped.code, mistyped.errors]).toEqual([1, ""]);
    expect(mistyped.out).toContain("SMTP_URL is no address of a mail server");
    const ill = await academyCommand(["doctor"], { ...env, BOT_CHECK: "off", PUBLIC_URL: "", SMTP_URL: "" });
    expect(ill.code).toBe(1);
    for (const words of [
      "X-Forwarded-For, but TRUST_PROXY is 0",
      "The bot check is off",
      "No mail server is set",
      "without TLS",
      "courses are featured; 4 is the most",
      "same place in the list",
      "shows a picture that is not there",
      "nightly backup is of 1970",
      "Nobody can sign in",
    ])
      expect(ill.out).toContain(words);
  });

  it("names enquiries that no list shows, and a key that is gone, of which it makes no other", async () => {
    const { call, database, env } = await openTestAcademy();
    const ids: number[] = [];
    for (const at of [1, 2]) ids.push((await call("POST", "/api/contact", enquiryInput(), { address: `10.0.${at}.1` })).body.id);
    const [one = 0, other = 0] = ids;
    await database.write(async (tx) => {
      await tx.updateTable("enquiries").set({ merged_into: other }).where("id", "=", one).execute();
      await tx.updateTable("enquiries").set({ merged_into: one }).where("id", "=", other).execute();
      const sealed = seal(randomBytes(32), "smtp://mail.example");
      await putProgramValue(tx, "here:mail", JSON.stringify({ sealed, from: "", to: "", formers: [] }));
    });
    const { code, out } = await academyCommand(["doctor"], env);
    expect(code).toBe(1);
    expect(out).toContain(`Enquiry ${one} is merged into ${other}, which is merged itself`);
    expect(out).toContain("How mail is sent cannot be read with today's key");
    expect(readdirSync(env.DATA_DIR ?? "")).not.toContain("secret.key");
  });

  it("tells of a database that is not there, and of settings that cannot be", async () => {
    const { env } = await openTestAcademy();
    const away = { ...env, DATABASE_URL: env.DATABASE_URL === "" ? "" : "postgres://127.0.0.1:1/nothing", DATA_DIR: "/nonexistent" };
    expect((await academyCommand(["doctor"], { ...away, HOME: "/" })).code).not.toBe(0);
    const { code, errors } = await academyCommand(["doctor"], { ...env, PORT: "many" });
    expect([code, errors]).toEqual([1, "PORT must be a number.\n"]);
  });
});
