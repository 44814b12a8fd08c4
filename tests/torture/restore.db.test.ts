import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { restorePartBytes } from "#contract/operations/restore.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { openDatabase } from "#database/database.ts";
import { courseInput, enquiryInput } from "../factories.ts";
import { admin, freshDatabaseUrl, openTestAcademy } from "../harness.ts";
import { multiply } from "../many-rows.ts";
import { figure, freshFolder, long, patience, pause, type Site, siteSettings, startSite } from "./site.ts";

const rounds = long ? 30 : 3;
const enquiries = long ? 100_000 : 20_000;
const ofTheBackup = "of the backup";

async function largeBackup(): Promise<Buffer> {
  const source = await openTestAcademy();
  const token = await source.signIn();
  await source.call("POST", "/api/courses", { ...courseInput(), title: "Mandarin, HSK 1", slug: "mandarin-hsk-1" }, { token });
  await source.call("POST", "/api/contact", enquiryInput({ name: "Kamala" }));
  await source.call("POST", "/api/auth/change-password", { currentPassword: admin.password, newPassword: ofTheBackup }, { token });
  await multiply(source.database, "enquiries", enquiries);
  const file = join(freshFolder(), "large.backup");
  await writeBackup(source.database, file, source.now());
  return readFileSync(file);
}

/** Sends it, waits until it was read, and lets it be put in. */
async function begin(site: Site, file: Buffer): Promise<{ token: string }> {
  const token = await site.signIn();
  const { body: upload } = await site.call("POST", "/api/restore", { name: "large.backup", bytes: file.length }, token);
  for (let at = 0; at < file.length; at += restorePartBytes) {
    const answer = await fetch(`${site.url}/api/restore/${upload.id}/parts/${at}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
      body: new Uint8Array(file.subarray(at, at + restorePartBytes)),
    });
    expect(answer.status).toBe(200);
  }
  while ((await site.call("GET", "/api/restore", undefined, token)).body.upload.stage === "checking") await pause(50);
  expect((await site.call("POST", `/api/restore/${upload.id}/start`, undefined, token)).status).toBe(200);
  return { token };
}

/** What stands in the database; anything else than these two is between, and fails. */
async function state(env: Record<string, string>): Promise<"old" | "new"> {
  const database = await openDatabase({ url: env.DATABASE_URL ?? "", file: join(env.DATA_DIR ?? "", "academy.db") }, { upgrade: false });
  try {
    const counts = await database.read(async (db) => ({
      enquiries: (await db.selectFrom("enquiries").select("id").execute()).length,
      courses: (await db.selectFrom("courses").select("id").execute()).length,
      restored: (await db.selectFrom("audit").select("id").where("action", "=", "backup-restored").execute()).length,
      tables: (await db.introspection.getTables()).filter(({ name }) => name === "courses").length,
    }));
    const isNew = counts.restored > 0;
    expect(counts).toEqual({ enquiries: isNew ? enquiries : 0, courses: isNew ? 11 : 10, restored: isNew ? 1 : 0, tables: 1 });
    expect(await database.integrity()).toEqual([]);
    return isNew ? "new" : "old";
  } finally {
    await database.close();
  }
}

it(
  `a restore that is killed ${rounds} times at random moments leaves what was there or what comes; the site goes on beside it, and other processes see it`,
  async () => {
    const file = await largeBackup();
    const env = siteSettings({ DATABASE_URL: await freshDatabaseUrl() });
    const isShared = env.DATABASE_URL !== "";
    const found = { old: 0, new: 0 };
    let longest = 8000;
    for (let round = 0; round < rounds && found.new === 0; round++) {
      const site = await startSite(env);
      await begin(site, file);
      await pause(Math.random() * longest);
      await site.kill();
      const now = await state(env);
      found[now]++;
      if (now === "new") longest /= 2;
    }
    if (found.new === 0) {
      const site = await startSite(env);
      const beside = isShared ? await startSite({ ...env, DATA_DIR: freshFolder() }) : site;
      const started = performance.now();
      const { token } = await begin(site, file);
      let [slowest, readings] = [0, 0];
      while ((await site.call("GET", "/api/restore", undefined, token)).status !== 401) {
        const asked = performance.now();
        const { status } = await beside.call("GET", "/api/courses");
        expect(status).toBe(200);
        slowest = Math.max(slowest, performance.now() - asked);
        readings++;
        await pause(20);
      }
      const took = performance.now() - started;
      await expect
        .poll(async () => (await beside.call("GET", "/api/courses")).body.map(({ slug }: { slug: string }) => slug), { timeout: 10_000 })
        .toContain("mandarin-hsk-1");
      const again = await beside.signIn(ofTheBackup);
      expect((await beside.call("GET", "/api/enquiries?limit=1", undefined, again)).headers.get("x-total-count")).toBe(String(enquiries));
      expect(readings).toBeGreaterThan(5);
      figure(`restore of ${enquiries} enquiries, ${isShared ? "PostgreSQL" : "SQLite"}`, {
        "killed before": found.old,
        took: `${Math.round(took)} ms`,
        "slowest reading beside it": `${Math.round(slowest)} ms`,
      });
      await site.kill();
      if (isShared) await beside.kill();
    }
    expect(await state(env)).toBe("new");
  },
  patience,
);
