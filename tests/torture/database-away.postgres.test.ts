import { once } from "node:events";
import { existsSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { copyParts } from "#academy/public/copy-sources.ts";
import { enquiryInput } from "../factories.ts";
import { freshDatabaseUrl } from "../harness.ts";
import { startPostgres } from "../postgres/server.ts";
import { figure, long, patience, pause, type Site, siteSettings, spread, startSite, visit } from "./site.ts";

const rounds = long ? 20 : 2;
const neverAsked = ["IELTS_Preparation", "Rus_A1"];

describe("PostgreSQL stopped and back, under load", () => {
  it(
    "pages go on from the last good copy, writes wait and nothing acknowledged is lost",
    async () => {
      const server = await startPostgres(process.env.POSTGRES_BIN ?? "");
      try {
        const site = await startKept(await server.freshDatabase());
        const token = await site.signIn();
        const load = underLoad(site);
        const back: number[] = [];
        for (let round = 0; round < rounds; round++) {
          await pause(300);
          await server.kill();
          await pause(400);
          expect((await site.call("GET", "/readyz")).status).toBe(503);
          // Nobody asked for this one before, so it is made from the built-in data, and may not be kept.
          expect(await visit(site, `/exam/${neverAsked[round % neverAsked.length]}`)).toMatchObject({ status: 200, mayBeKept: false });
          await server.restart();
          const restarted = performance.now();
          while ((await site.call("POST", "/api/contact", enquiryInput({ name: `back ${round}` }))).status !== 201) await pause(20);
          back.push(performance.now() - restarted);
        }
        const { acknowledged, statuses, retryAfter, visits } = await load.stop();
        const { body } = await site.call("GET", "/api/enquiries", undefined, token);
        const names = body.map((enquiry: { name: string }) => enquiry.name);
        const lost = acknowledged.filter((name) => names.filter((one: string) => one === name).length !== 1);
        figure("database away", {
          rounds,
          acknowledged: acknowledged.length,
          "answered 503": statuses.filter((status) => status === 503).length,
          lost: lost.length,
          "page reads": visits.length,
          back: spread(back),
        });
        expect(lost).toEqual([]);
        expect([...new Set(statuses)].sort()).toEqual([201, 503]);
        expect(retryAfter.every((seconds) => Number(seconds) > 0)).toBe(true);
        expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(visits.map(({ courses }) => courses.join())).size).toBe(1);
      } finally {
        await server.stop();
      }
    },
    patience,
  );
});

it(
  "a database that falls silent without refusing anybody keeps nobody waiting for long, and is back by itself",
  async () => {
    const line = await lineTo(await freshDatabaseUrl());
    const site = await startKept(line.url);
    expect((await visit(site, "/courses")).status).toBe(200);
    line.cut();
    const first = [1, 2, 3, 4].map((turn) => site.call("POST", "/api/contact", enquiryInput({ name: `silent ${turn}` })));
    for (const { status } of await Promise.all(first)) expect(status).toBe(503);
    const asked = performance.now();
    for (const path of ["/exam/IELTS_Preparation", "/search?q=german", "/blog", "/about"])
      expect({ path, status: (await visit(site, path)).status }).toEqual({ path, status: 200 });
    expect((await fetch(`${site.url}/sitemap.xml`)).status).toBe(200);
    expect((await site.call("POST", "/api/contact", enquiryInput({ name: "silent 5" }))).status).toBe(503);
    const waited = performance.now() - asked;
    figure("database silent", { "six answers": `${Math.round(waited)} ms` });
    // Each of their many queries waited two seconds.
    expect(waited).toBeLessThan(6000);

    line.mend();
    await expect.poll(async () => (await site.call("GET", "/readyz")).status, { timeout: 30_000 }).toBe(200);
    expect((await site.call("POST", "/api/contact", enquiryInput({ name: "spoken" }))).status).toBe(201);
    const token = await site.signIn();
    const { body } = await site.call("GET", "/api/enquiries", undefined, token);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(["spoken"]);
  },
  patience,
);

/** A site that has written once what is public: what pages are made of while its database is away. */
async function startKept(database: string): Promise<Site> {
  const settings = siteSettings({ DATABASE_URL: database });
  const site = await startSite(settings);
  const last = copyParts.at(-1);
  await expect.poll(() => existsSync(join(settings.DATA_DIR ?? "", "last-public", `${last}.jsonl`)), { timeout: 30_000 }).toBe(true);
  return site;
}

/** A way to a database that can be cut without a word: connections are taken and stay, and nothing arrives. */
async function lineTo(database: string): Promise<{ url: string; cut: () => void; mend: () => void }> {
  const url = new URL(database);
  const target = Number(url.port);
  let isCut = false;
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, url.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on("data", (part) => isCut || other.write(part));
      one.on("error", () => {});
      one.on("close", () => {
        ends.delete(one);
        if (!isCut) other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, cut: () => (isCut = true), mend: () => (isCut = false) };
}

function underLoad(site: Site) {
  let going = true;
  const acknowledged: string[] = [];
  const statuses: number[] = [];
  const retryAfter: Array<string | null> = [];
  const visits: Array<Awaited<ReturnType<typeof visit>>> = [];
  const clients = Array.from({ length: 4 }, async (_, client) => {
    for (let turn = 0; going; turn++) {
      const name = `load ${client} ${turn}`;
      const { status, headers } = await site.call("POST", "/api/contact", enquiryInput({ name }));
      statuses.push(status);
      if (status === 201) acknowledged.push(name);
      else retryAfter.push(headers.get("retry-after"));
      visits.push(await visit(site, "/courses"));
      await pause(5);
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(clients);
      return { acknowledged, statuses, retryAfter, visits };
    },
  };
}
