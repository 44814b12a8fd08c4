import { describe, expect, it } from "vitest";
import { createPublicCopy } from "#academy/public/public-copy.ts";
import { contentPaths } from "#contract/content-kinds.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";

async function countsIn({ call, signIn }: TestAcademy): Promise<Record<string, number>> {
  const token = await signIn();
  const counts: Record<string, number> = {};
  for (const path of contentPaths) counts[path] = (await call("GET", `/api/${path}`, undefined, { token })).body.length;
  return counts;
}

const nothing = Object.fromEntries(contentPaths.map((path) => [path, 0]));
/** The same database, started with other settings. */
const again = ({ env }: TestAcademy, more: Record<string, string>) =>
  openTestAcademy({ DATA_DIR: env.DATA_DIR ?? "", DATABASE_URL: env.DATABASE_URL ?? "", ...more });

describe("a first start without samples", () => {
  it("adds none of any kind, and a later one neither, whatever it is told", async () => {
    const academy = await openTestAcademy({ SAMPLES: "off" });
    expect(await countsIn(academy)).toEqual(nothing);
    // As if a newer program had brought languages.
    await academy.database.write((tx) => tx.deleteFrom("settings").where("key", "=", "filled:languages").execute());
    expect(await countsIn(await again(academy, { SAMPLES: "on" }))).toEqual(nothing);
  });

  it("changes nothing where an earlier start added them", async () => {
    const academy = await openTestAcademy({ ACADEMY_NAME: "Another" });
    await academy.database.write((tx) => tx.deleteFrom("settings").where("key", "=", "filled:testimonials").execute());
    const before = await countsIn(academy);
    const after = await countsIn(await again(academy, { SAMPLES: "off" }));
    expect(after).toEqual({ ...before, testimonials: Number(before.testimonials) * 2 });
    expect(before.courses).toBeGreaterThan(0);
  });

  it("shows none either while the database is away and nothing was ever public", async () => {
    const files = { read: async () => undefined, write: async () => {}, drop: async () => {} };
    const kept = async (academy: TestAcademy) => createPublicCopy(academy.academy, files).now();
    expect((await kept(await openTestAcademy())).courses).not.toEqual([]);
    const { site: _, isSample, ...items } = await kept(await openTestAcademy({ SAMPLES: "off" }));
    expect(isSample).toBe(true);
    expect(Object.values(items).flat()).toEqual([]);
  });
});
