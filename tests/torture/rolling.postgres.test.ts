import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openPostgres } from "#database/postgres.ts";
import { enquiryInput } from "../factories.ts";
import { freshDatabaseUrl } from "../harness.ts";
import { freePort } from "../postgres/server.ts";
import { figure, long, patience, pause, siteSettings, startSite } from "./site.ts";

const rounds = long ? 6 : 1;

it(
  "two processes rolled one after the other under load: every request is answered, with the academy's own facts",
  async () => {
    const shared = siteSettings({ DATABASE_URL: await freshDatabaseUrl() });
    const ports = [await freePort(), await freePort()];
    const start = (port = 0) => startSite({ ...shared, PORT: String(port) });
    const sites = [await start(ports[0]), await start(ports[1])];
    const [first] = sites;
    const token = (await first?.signIn()) ?? "";
    const facts = (await first?.call("GET", "/api/academy-facts", undefined, token))?.body;
    await first?.call("PUT", "/api/academy-facts", { ...facts, name: "Rolling Academy" }, token);
    await pause(1000);

    const load = underLoad(await balancer(ports));
    await pause(500);
    for (let round = 0; round < rounds; round++)
      for (const [index, port] of ports.entries()) {
        const site = sites[index];
        const ended = site && once(site.process, "exit");
        site?.process.kill("SIGTERM");
        expect((await ended)?.[0]).toBe(0);
        sites[index] = await start(port);
        await pause(300);
      }
    const { answers, forms, failed } = await load.stop();
    figure("rolled under load", { rounds, answers, forms, failed: failed.length });
    expect(failed).toEqual([]);
    expect(forms).toBeGreaterThan(20);
  },
  patience,
);

it(
  "a process whose schema a newer version has changed writes nothing more, and stops with a sentence",
  async () => {
    const env = siteSettings({ DATABASE_URL: await freshDatabaseUrl() });
    // A second start, at which nothing is brought up to date.
    await (await startSite(env)).kill();
    const site = await startSite(env);
    let said = "";
    site.process.stderr?.on("data", (part: Buffer) => {
      said += part.toString();
    });
    const ended = once(site.process, "exit");
    const engine = openPostgres(env.DATABASE_URL ?? "");
    await sql`insert into schema_migrations (name, applied_at) values ('9999-of-a-newer-version', 1)`.execute(engine.db);
    const { status } = await site.call("POST", "/api/contact", enquiryInput({ name: "Too late" }));
    expect(status).toBe(503);
    expect((await ended)[0]).toBe(1);
    expect(said).toContain(
      'The academy stops.\nThe database was made by a newer version of this program (it has "9999-of-a-newer-version")',
    );
    const { rows } = await sql`select id from enquiries where name = 'Too late'`.execute(engine.db);
    expect(rows).toEqual([]);
    await engine.close();
  },
  patience,
);

/** Takes turns, holds connections, and asks the next one only where nothing was sent: as nginx does. */
async function balancer(ports: readonly number[]): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    const first = turn++;
    incoming.on("end", () => pass(0));
    function pass(tried: number): void {
      const port = ports[(first + tried) % ports.length];
      const { method, url: path, headers } = incoming;
      const sent = request({ agent, host: "127.0.0.1", port, method, path, headers: { ...headers, connection: "keep-alive" } });
      sent.once("response", (answer: IncomingMessage) => {
        const { connection: _, ...own } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 0, own);
        answer.pipe(outgoing);
      });
      sent.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED" && tried + 1 < ports.length) pass(tried + 1);
        else outgoing.writeHead(502).end(`${error.code}`);
      });
      sent.end(Buffer.concat(parts));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function underLoad(url: string) {
  let going = true;
  let answers = 0;
  let forms = 0;
  const failed: string[] = [];
  const note = (what: string, isRight: boolean) => {
    answers++;
    if (!isRight) failed.push(what);
  };
  const clients = Array.from({ length: 4 }, async (_, client) => {
    for (let turn = 0; going; turn++) {
      const page = await fetch(`${url}/about?from=${client}`, { headers: { accept: "text/html" } });
      const text = await page.text();
      note(`page ${page.status} ${text.slice(0, 100)}`, page.status === 200 && text.includes("Rolling Academy"));
      const form = await fetch(`${url}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `10.${client}.${turn % 250}.1` },
        body: JSON.stringify(enquiryInput()),
      });
      note(`form ${form.status} ${await form.text()}`, form.status === 201);
      forms++;
      await pause(10);
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(clients);
      return { answers, forms, failed };
    },
  };
}
