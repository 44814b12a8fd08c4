import { expect, it } from "vitest";
import { everyRow } from "#tests/every-row.ts";
import { admin, openTestAcademy } from "#tests/harness.ts";
import { anothersBackup, asOwner, patience, uploads } from "#tests/moving.ts";

it(
  "a backup takes the place of an installation that nobody changed, with its people and nobody else's",
  async () => {
    const { bytes, rows } = await anothersBackup();
    const here = await openTestAcademy();
    const beside = await here.openAnother();
    const token = await here.signIn();
    const owner = asOwner(here, token);
    expect(await owner.state()).toMatchObject({ offered: true, mostBytes: expect.any(Number), upload: null });

    const upload = await owner.send(bytes);
    expect(upload).toMatchObject({ stage: "checked", received: bytes.length, trouble: "" });
    expect(upload.contents).toMatchObject({
      academy: "Ruhunu Language Centre",
      courses: 11,
      enquiries: 1,
      people: 3,
      invited: ["Nirmala New"],
    });
    expect(upload.contents.owners).toEqual(["admin", "ruwani"]);
    expect(await here.call("GET", "/api/courses")).toMatchObject({ status: 200 });

    expect((await owner.start(upload.id)).body).toMatchObject({ stage: "restoring" });
    const isOver = async () => (await here.call("GET", "/api/restore", undefined, { token })).status;
    await expect.poll(isOver, { timeout: patience }).toBe(401);
    await expect.poll(() => uploads(here), { timeout: patience }).toEqual([]);

    expect((await here.call("POST", "/api/auth/login", { username: admin.username, password: admin.password })).status).toBe(401);
    const again = await here.call("POST", "/api/auth/login", { username: "ruwani", password: "secret of ruwani" });
    expect(again.status).toBe(200);
    const log = await here.call("GET", "/api/audit?noun=backups", undefined, { token: again.body.token });
    expect(log.body[0]).toMatchObject({ action: "backup-restored", actor: "admin", address: "192.0.2.1", title: "moving.backup" });

    const told = await here.call("GET", "/api/attention", undefined, { token: again.body.token });
    const ended = { what: "The invitation of Nirmala New has ended unused.", link: "/admin/people" };
    expect(told.body).toContainEqual(expect.objectContaining(ended));

    // A process of the same database that did nothing sees it too.
    await beside.lookForRestore();
    const courses = (await beside.call("GET", "/api/courses")).body.map(({ title }: { title: string }) => title);
    expect(courses).toContain("Mandarin, HSK 1");
    const there = await everyRow(here.database);
    for (const table of ["courses", "enquiries", "posts", "pictures", "admins"])
      expect([table, there[table]]).toEqual([table, rows[table]]);
    expect((await asOwner(here, again.body.token).state()).offered).toBe(false);
    expect((await asOwner(here, again.body.token).begin(10)).body.message).toMatch(/^This installation already has its own content/);
  },
  patience,
);
