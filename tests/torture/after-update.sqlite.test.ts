import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it } from "vitest";
import { restoreBackup } from "#database/backup/restore-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { openDatabase } from "#database/database.ts";
import { enquiryInput } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";
import { multiply } from "../many-rows.ts";
import { figure, freshFolder, long, patience, pause, spread, startSite } from "./site.ts";

const enquiries = long ? 100_000 : 6000;
const note = "enquiry-search";

it(
  "after an update everybody is served while older enquiries are made findable, and a restored backup brings that along",
  async () => {
    const { env, call, database } = await openTestAcademy();
    await call("POST", "/api/contact", enquiryInput({ phone: "+94 77 765 4321", details: "Evenings would suit me. ".repeat(20) }));
    await multiply(database, "enquiries", enquiries, (id) => ({ search_text: "'as it was'", name: `'Person ' || ${id}` }));
    await database.write((tx) => tx.deleteFrom("settings").where("key", "like", `%${note}`).execute());

    const site = await startSite(env);
    const began = performance.now();
    const waits: number[] = [];
    while ((await toldIn(env)) !== "4") {
      const asked = performance.now();
      expect((await fetch(`${site.url}/about`, { headers: { accept: "text/html" } })).status).toBe(200);
      waits.push(performance.now() - asked);
      await pause(5);
    }
    const whole = performance.now() - began;
    figure(`${enquiries} enquiries made findable`, { waits: spread(waits), whole: `${Math.round(whole)} ms` });
    // Without turns the longest is nearly the whole.
    expect(Math.max(...waits)).toBeLessThan(whole / 4);
    const token = await site.signIn();
    expect((await site.call("GET", "/api/enquiries?q=0777654321&limit=1", undefined, token)).headers.get("x-total-count")).toBe(
      String(enquiries),
    );
    await site.kill();

    const [file, folder] = [join(freshFolder(), "after.backup"), freshFolder()];
    await writeBackup(database, file, 1);
    const target = await openDatabase({ url: "", file: join(folder, "academy.db") });
    await restoreBackup(target, file);
    await target.close();
    expect(await toldIn({ DATA_DIR: folder })).toBe("4");
  },
  patience,
);

async function toldIn(env: Record<string, string>): Promise<unknown> {
  const file = new Sqlite(join(env.DATA_DIR ?? "", "academy.db"), { readonly: true });
  try {
    return file.prepare("select value from settings where key like ?").pluck().get(`%${note}`);
  } finally {
    file.close();
  }
}
