import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { courseInput, enquiryInput, testimonialInput } from "../factories.ts";
import { freshDatabaseUrl } from "../harness.ts";
import { freePort } from "../postgres/server.ts";
import { patience, pause, type Site, siteSettings, startSite, visit } from "./site.ts";

const html = { headers: { accept: "text/html" } };
const page = async (site: Site, path: string) => (await fetch(site.url + path, html)).text();
const isAlive = async (url: string) => (await fetch(`${url}/healthz`)).ok;

it(
  "a start without its database shows what was public last: no draft, nothing withdrawn, nobody who took the consent back",
  async () => {
    const env = siteSettings({ DATABASE_URL: await freshDatabaseUrl(), ACADEMY_NAME: "First Academy" });
    const site = await startSite(env);
    const token = await site.signIn();
    const { body: facts } = await site.call("GET", "/api/academy-facts", undefined, token);
    await site.call("PUT", "/api/academy-facts", { ...facts, name: "Renamed Academy" }, token);
    const soon = new Date(Date.now() + 12_000).toISOString();
    for (const more of [
      { slug: "Kept_course" },
      { slug: "Over_soon", unpublish_at: soon },
      { slug: "Begun_soon", publish_at: soon },
      { slug: "A_draft", status: "draft" },
    ])
      expect((await site.call("POST", "/api/courses", courseInput(more), token)).status).toBe(201);
    const person = (await site.call("POST", "/api/testimonials", testimonialInput({ name: "Asked To Go", place: "courses" }), token)).body;
    expect(await page(site, "/courses")).toContain("Asked To Go");
    const kept = join(env.DATA_DIR ?? "", "last-public/testimonials.jsonl");
    await expect.poll(() => existsSync(kept) && readFileSync(kept, "utf8")).toContain("Asked To Go");
    await site.call("PUT", `/api/testimonials/${person.id}`, { ...person, consent: false }, token);
    await expect.poll(() => existsSync(kept) && readFileSync(kept, "utf8")).not.toContain("Asked To Go");
    await site.kill();

    const nowhere = { ...env, DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` };
    const alone = await startSite(nowhere, isAlive);
    const before = await visit(alone, "/courses");
    expect(before).toMatchObject({ status: 200, mayBeKept: false });
    expect(before.courses).toContain("Kept_course");
    expect(before.courses).not.toContain("A_draft");
    const courses = await page(alone, "/courses");
    expect(courses).toContain("Renamed Academy");
    expect(courses).not.toContain("Asked To Go");
    expect(await page(alone, "/course/Kept_course")).toContain("Start Your Journey");
    expect((await fetch(`${alone.url}/course/Never_there`, html)).status).toBe(503);
    await pause(Math.max(0, Date.parse(soon) - Date.now()) + 100);
    const after = await visit(alone, "/courses");
    expect(after.courses).toContain("Begun_soon");
    expect(after.courses).not.toContain("Over_soon");

    expect((await alone.call("GET", "/readyz")).status).toBe(503);
    const sent = await alone.call("POST", "/api/contact", enquiryInput());
    const form = new URLSearchParams({ name: "Nimali", email: "nimali@example.com" });
    const posted = await fetch(`${alone.url}/contact`, { method: "POST", body: form, ...html });
    expect([sent.status, posted.status]).toEqual([503, 503]);
    for (const { headers } of [sent, posted]) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  },
  patience,
);
