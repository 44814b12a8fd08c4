import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { canMount, copyAtPowerCut, mount, mountImage, skippedLoudly, unmount } from "./loop-device.ts";
import { figure, freshFolder, long, patience, pause, siteSettings, startSite } from "./site.ts";
import { compare } from "./whole.ts";
import { openLedger, writeUntilDead } from "./writers.ts";

const rounds = long ? 20 : 2;

describe("a power cut (SQLite)", () => {
  it(
    `${rounds} rounds while running: the disk opens every time and has all that was acknowledged`,
    async ({ skip }) => {
      const folder = freshFolder();
      if (!canMount(folder)) {
        skippedLoudly("power cut with a loop device");
        skip();
      }
      let acknowledged = 0;
      for (let round = 1; round <= rounds; round++) {
        const disk = mountImage(folder);
        const env = siteSettings({ DATA_DIR: join(disk.mountedAt, "data") });
        const site = await startSite(env);
        const ledger = openLedger();
        const writing = writeUntilDead(site, ledger, round, await site.signIn());
        while (ledger.count === 0) await pause(10);
        await pause(100 + Math.random() * 700);
        // Everything acknowledged up to here must be on the disk; what memory still holds is lost with it.
        site.process.kill("SIGSTOP");
        const known = new Map(ledger.acknowledged);
        const copy = copyAtPowerCut(folder, disk, round);
        await site.kill();
        await writing;
        unmount(disk.mountedAt);
        const at = mount(folder, copy, `cut-${round}`);
        const after = { ...env, DATA_DIR: join(at, "data") };
        const damage = await compare(after, { ...ledger, acknowledged: known });
        expect([round, damage.lost, damage.doubled, damage.halfApplied.filter((trouble) => !/order/.test(trouble))]).toEqual([
          round,
          [],
          [],
          [],
        ]);
        acknowledged += known.size;
        unmount(at);
        rmSync(copy);
        rmSync(disk.image);
      }
      figure("power cut while running", { rounds, acknowledged, lost: 0, opened: rounds });
      expect(acknowledged).toBeGreaterThan(0);
    },
    patience,
  );

  it(
    `${rounds} rounds at the first start: the next start finds nothing or everything`,
    async ({ skip }) => {
      const folder = freshFolder();
      if (!canMount(folder)) {
        skippedLoudly("power cut at first start");
        skip();
      }
      for (let round = 1; round <= rounds; round++) {
        const disk = mountImage(folder);
        const env = siteSettings({ DATA_DIR: join(disk.mountedAt, "data") });
        const starting = startSite(env).catch(() => undefined);
        await pause(300 + Math.random() * 900);
        execFileSync("sh", ["-c", "true"]);
        const copy = copyAtPowerCut(folder, disk, round);
        await (await starting)?.kill();
        unmount(disk.mountedAt);
        const at = mount(folder, copy, `cut-${round}`);
        const site = await startSite({ ...env, DATA_DIR: join(at, "data") });
        const { body } = await site.call("GET", "/api/courses");
        expect([round, body.length]).toEqual([round, 10]);
        // Without passwords in the settings, a start that was cut off must not leave a house without a key.
        expect(typeof (await site.signIn())).toBe("string");
        await site.kill();
        unmount(at);
        rmSync(copy);
        rmSync(disk.image);
      }
      figure("power cut at first start", { rounds, opened: rounds });
    },
    patience,
  );
});
