import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { enquiryInput } from "../factories.ts";
import { canMount, mountSmall, skippedLoudly } from "./loop-device.ts";
import { figure, freshFolder, patience, siteSettings, startSite, visit } from "./site.ts";

describe("a full disk (SQLite)", () => {
  it(
    "refuses writes with a sentence, goes on reading, and writes again without a restart",
    async ({ skip }) => {
      const folder = freshFolder();
      if (!canMount(folder)) {
        skippedLoudly("full disk");
        skip();
      }
      const disk = mountSmall(folder, "24m");
      const site = await startSite(siteSettings({ DATA_DIR: join(disk, "data") }));
      const token = await site.signIn();
      const acknowledged: string[] = [];
      const send = async (name: string) => {
        const said = await site.call("POST", "/api/contact", enquiryInput({ name, details: "x".repeat(5000) }));
        if (said.status === 201) acknowledged.push(name);
        return said;
      };
      expect((await send("first")).status).toBe(201);
      const { bavail, bsize } = statfsSync(disk);
      const filler = join(disk, "filler");
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 400_000)));
      let refused = await send("filling");
      for (let turn = 0; refused.status === 201 && turn < 500; turn++) refused = await send(`filling ${turn}`);
      expect([refused.status, refused.body.error]).toEqual([507, expect.stringMatching(/disk is full\. Nothing was saved/)]);
      for (let turn = 0; turn < 20; turn++) expect([503, 507]).toContain((await send(`full ${turn}`)).status);
      expect((await site.call("GET", "/api/courses")).body).toHaveLength(10);
      expect((await visit(site, "/courses")).courses.length).toBeGreaterThanOrEqual(10);
      expect((await site.call("GET", "/api/enquiries?limit=1", undefined, token)).status).toBe(200);

      rmSync(filler);
      const again = performance.now();
      while ((await send(`again ${acknowledged.length}`)).status !== 201 && performance.now() - again < 10_000) {}
      const resumed = performance.now() - again;
      const names = (await site.call("GET", "/api/enquiries?limit=1000", undefined, token)).body.map((one: { name: string }) => one.name);
      figure("disk full", { acknowledged: acknowledged.length, lost: 0, "writing again after": `${Math.round(resumed)} ms` });
      expect(names.sort()).toEqual(acknowledged.sort());
    },
    patience,
  );
});
