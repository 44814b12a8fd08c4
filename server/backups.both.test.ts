import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { academyCommand } from "#tests/command-line.ts";
import { admin, openTestAcademy } from "#tests/harness.ts";

it("a folder that cannot be written is said, and is no trouble of the database", async () => {
  const { call, signIn, env } = await openTestAcademy({ BACKUP_KEEP: "2" });
  const token = await signIn();
  const folder = join(env.DATA_DIR ?? "", "backups");
  writeFileSync(folder, "a file in its place");
  const { status, body } = await call("POST", "/api/backups", undefined, { token });
  expect([status, body.error]).toEqual([400, expect.stringContaining(`${folder} cannot be written (`)]);
  expect((await call("GET", "/readyz")).status).toBe(200);
  expect((await academyCommand(["doctor"], env)).out).toContain(`No backup can be written to ${folder}.`);
});

it("owners make, check and take away backups; the last with the master password", async () => {
  const { call, signIn, env } = await openTestAcademy({ BACKUP_KEEP: "2" });
  const token = await signIn();
  const list = async () => (await call("GET", "/api/backups", undefined, { token })).body;
  expect(await list()).toEqual({ keep: 2, next: expect.stringMatching(/^\d{4}-/), files: [], drill: null });
  // Two at the same moment are one.
  await Promise.all([call("POST", "/api/backups", undefined, { token }), call("POST", "/api/backups", undefined, { token })]);
  const { files } = await list();
  expect(files).toHaveLength(1);
  const { name, bytes } = files[0];
  mkdirSync(join(env.DATA_DIR ?? "", "backups", "drill-of-one-that-crashed"));
  const checked = await call("POST", `/api/backups/${name}/check`, undefined, { token });
  expect(checked.body.rows).toBeGreaterThan(20);
  expect((await list()).drill).toEqual({ name, at: expect.stringMatching(/^\d{4}-/), rows: checked.body.rows, trouble: "" });
  expect(readdirSync(join(env.DATA_DIR ?? "", "backups"))).toEqual([name]);
  const download = (masterPassword: string, what = name) => call("POST", `/api/backups/${what}/download`, { masterPassword }, { token });
  expect((await download("wrong")).status).toBe(401);
  const file = await download(admin.master);
  expect([file.status, file.headers.get("content-length")]).toEqual([200, String(bytes)]);
  expect(file.headers.get("content-disposition")).toContain(name);
  for (const elsewhere of ["academy.db", "..%2Facademy.db", "academy-1.backup"])
    expect((await download(admin.master, elsewhere)).status).toBe(404);
  const log = await call("GET", "/api/audit?noun=backups", undefined, { token });
  expect(log.body.map(({ action }: { action: string }) => action)).toEqual(["backup-download", "backup-check", "backup", "backup"]);

  writeFileSync(join(env.DATA_DIR ?? "", "backups", name), "half a file");
  const damaged = await call("POST", `/api/backups/${name}/check`, undefined, { token });
  expect(damaged.status).toBe(400);
  expect((await list()).drill).toMatchObject({ name, rows: 0, trouble: damaged.body.message });

  // A name without its file, as for a moment where a newer one takes its place.
  symlinkSync("nowhere", join(env.DATA_DIR ?? "", "backups", "academy-2020-01-01T00-00-00.backup"));
  expect((await list()).files.map((one: { name: string }) => one.name)).toEqual([name]);
});
