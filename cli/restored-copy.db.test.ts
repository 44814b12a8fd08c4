import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { addJobs } from "#academy/jobs/job-rows.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { academyCommand, academyProcess } from "#tests/command-line.ts";
import { enquiryInput } from "#tests/factories.ts";
import { freshDatabaseUrl, openTestAcademy } from "#tests/harness.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "academy-copy-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

it("a restore says whose invitation has ended, and a reader that has gone is no reason for a stack", async () => {
  const { call, signIn, database, env, now } = await openTestAcademy();
  const token = await signIn();
  await call("POST", "/api/people", { username: "new", name: "Nirmala New", email: "new@academy.example", role: "editor" }, { token });
  const file = join(folder(), "invited.backup");
  await writeBackup(database, file, now());
  const target = { ...env, DATA_DIR: folder(), DATABASE_URL: await freshDatabaseUrl() };
  expect((await academyCommand(["restore", file], target)).out).toMatch(/invitations of Nirmala New: send these people a new link/);

  const { errors } = await academyProcess(["backup", join(folder(), "piped.backup")], env, { closesOutput: true });
  expect(errors).toBe("");
});

it("a restored copy holds the mail that still waited until it is released, and tells other programs nothing", async () => {
  const source = await openTestAcademy();
  const hook = { address: "https://receiver.example/hook", events: ["enquiry.created"], active: true };
  await source.call("POST", "/api/webhooks", hook, { token: await source.signIn() });
  await source.call("POST", "/api/contact", enquiryInput({ name: "Waiting" }));
  // What is no mail about enquiries stays where it is.
  await source.database.write((tx) => addJobs(tx, 0, [{ lane: "webhook 1", kind: "ping", noun: "webhooks", item_id: null }]));
  const file = join(folder(), "waiting.backup");
  await writeBackup(source.database, file, source.now());
  const target = { ...source.env, DATA_DIR: folder(), DATABASE_URL: await freshDatabaseUrl() };
  expect((await academyCommand(["restore", file], target)).out).toMatch(/Mail that still waited is held/);
  const copy = await openTestAcademy(target);
  const states = () => copy.database.read((db) => db.selectFrom("jobs").select(["state", "answer"]).execute());
  expect((await states()).every(({ state, answer }) => state === "held" && /^Held: /.test(answer))).toBe(true);
  expect((await copy.call("GET", "/api/enquiries", undefined, { token: await copy.signIn() })).body[0].mail).toMatchObject({
    state: "failed",
    error: expect.stringMatching(/^Held: /),
  });
  expect((await copy.call("GET", "/api/webhooks", undefined, { token: await copy.signIn() })).body).toEqual([
    expect.objectContaining({ active: false, note: expect.stringMatching(/restored from a backup/) }),
  ]);
  expect((await academyCommand(["mail"], target)).out).toMatch(/^0 waiting, 2 held after a restore, 0 not sent\.$/m);
  expect((await academyCommand(["doctor"], target)).out).toMatch(/2 mails are held since a backup was restored/);
  expect((await academyCommand(["mail", "release"], target)).out).toMatch(/Released: 2 mails/);
  expect((await states()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});
