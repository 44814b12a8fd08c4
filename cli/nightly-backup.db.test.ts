import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { verifyBackup } from "#database/backup/read-backup.ts";
import { academyCommand } from "#tests/command-line.ts";
import { openTestAcademy } from "#tests/harness.ts";

// Several processes' worth of work, which takes its time on a busy machine.
const patience = 180_000;

describe("nightly work", () => {
  it(
    "runs once a night in one of many processes, keeps the newest backups, and the dashboard knows their age",
    async () => {
      const one = await openTestAcademy({ BACKUP_KEEP: "3" });
      const other = await one.openAnother();
      const folder = join(one.env.DATA_DIR ?? "", "backups");
      // The way back from an update is not one of the nights.
      const wayBack = "before-update-2020-01-01T00-00-00-1.backup";
      mkdirSync(folder);
      writeFileSync(join(folder, wayBack), "");
      const status = async () => (await one.call("GET", "/api/status", undefined, { token: await one.signIn() })).body.backup;
      expect(await status()).toEqual({ made_at: null, keep: 3 });
      for (let night = 0; night < 5; night++) {
        const ran = await Promise.all([one.nightly.runIfDue(), other.nightly.runIfDue(), one.nightly.runIfDue()]);
        expect(ran.filter(Boolean)).toHaveLength(1);
        for (const academy of [one, other]) academy.pass(24 * 3_600_000);
      }
      const { made_at } = await status();
      expect(Math.abs(Date.parse(made_at) - (one.now() - 24 * 3_600_000))).toBeLessThan(60_000);
      const files = readdirSync(folder).sort();
      expect(files.pop()).toBe(wayBack);
      expect(files).toHaveLength(3);
      expect(files.every((name) => /^academy-.*\.backup$/.test(name))).toBe(true);
      const newest = join(folder, files.at(-1) ?? "");
      expect((await verifyBackup(newest)).tables.courses?.rows).toBe(10);
    },
    patience,
  );

  it("tries again within an hour when something failed", async () => {
    const academy = await openTestAcademy();
    writeFileSync(join(academy.env.DATA_DIR ?? "", "backups"), "a file where the folder should be");
    expect([await academy.nightly.runIfDue(), await academy.nightly.runIfDue()]).toEqual([true, false]);
    rmSync(join(academy.env.DATA_DIR ?? "", "backups"));
    academy.pass(3_600_000);
    expect([await academy.nightly.runIfDue(), await academy.nightly.runIfDue()]).toEqual([true, false]);
    academy.pass(2 * 3_600_000);
    expect(readdirSync(join(academy.env.DATA_DIR ?? "", "backups"))).toHaveLength(1);
  });

  it("comes at three o'clock of the academy, not of the machine", async () => {
    const { nightly, database } = await openTestAcademy({ BACKUP_KEEP: "0", ACADEMY_TIMEZONE: "Pacific/Auckland" });
    await nightly.runIfDue();
    const due = database.read((db) => db.selectFrom("settings").select("value").where("key", "=", "here:nightly").executeTakeFirst());
    const time = new Intl.DateTimeFormat("en-GB", { timeZone: "Pacific/Auckland", timeStyle: "short" }).format(Number((await due)?.value));
    expect(time).toBe("03:00");
  });

  it("makes no backups when told so", async () => {
    const academy = await openTestAcademy({ BACKUP_KEEP: "0" });
    await academy.nightly.runIfDue();
    expect(readdirSync(academy.env.DATA_DIR ?? "")).not.toContain("backups");
  });
});

it("a backup that is made by hand takes away what one that was killed left beside it, and nothing that another still writes", async () => {
  const { env } = await openTestAcademy();
  const folder = env.DATA_DIR ?? "";
  // No system has a process of the first number.
  const [left, theirs] = [`old.bak.${2 ** 30}.unfinished`, `new.bak.${process.ppid}.unfinished`];
  for (const name of [left, theirs]) writeFileSync(join(folder, name), "");
  // The day of the tests is not always that of the disk.
  utimesSync(join(folder, theirs), new Date(), new Date());
  expect((await academyCommand(["backup", join(folder, "mine.bak")], env)).code).toBe(0);
  const names = readdirSync(folder);
  expect([names.includes(left), names.includes(theirs), names.includes("mine.bak")]).toEqual([false, true, true]);
});
