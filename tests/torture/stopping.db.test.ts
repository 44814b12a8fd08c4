import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#database/database.ts";
import { postInput } from "../factories.ts";
import { freshDatabaseUrl } from "../harness.ts";
import { multiply } from "../many-rows.ts";
import { figure, patience, pause, siteSettings, startSite } from "./site.ts";

const posts = 5000;

/** A receiver that refuses, or says nothing at all. */
async function receiver(answers: boolean): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    if (answers) response.writeHead(500).end("broken");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  return { url: `http://localhost:${at !== null && typeof at === "object" ? at.port : 0}/`, asked: () => asked };
}

it(
  `TERM ends the program while four webhooks fail, with ${posts} posts to tell each of; visitors notice nothing of it before`,
  async () => {
    const env = siteSettings({ DATABASE_URL: await freshDatabaseUrl(), WEBHOOKS_TO_LOCALHOST: "on" });
    const site = await startSite(env);
    const token = await site.signIn();
    const receivers = [await receiver(true), await receiver(true), await receiver(false), await receiver(false)];
    for (const { url } of receivers) {
      const body = { address: url, events: ["post.published"], active: true };
      expect((await site.call("POST", "/api/webhooks", body, token)).status).toBe(201);
    }
    const database = await openDatabase({ url: env.DATABASE_URL ?? "", file: `${env.DATA_DIR}/academy.db` });
    onTestFinished(() => database.close());
    await multiply(database, "posts", posts, (id) => ({ slug: `'copy-' || ${id}`, title: `'Copy ' || ${id}` }));
    // Some of them are told of: the rest is still to come when it is to stop.
    await site.call("POST", "/api/blogs", { ...postInput(), slug: "one-more" }, token);
    const waiting = async () =>
      Number(
        (
          await database.read((db) =>
            db
              .selectFrom("jobs")
              .select((of) => of.fn.countAll<number>().as("count"))
              .executeTakeFirstOrThrow(),
          )
        ).count,
      );
    let longest = 0;
    while ((await waiting()) < 2000 || !receivers.every(({ asked }) => asked() > 0)) {
      const started = performance.now();
      await fetch(`${site.url}/healthz`);
      longest = Math.max(longest, performance.now() - started);
      await pause(20);
    }
    const started = performance.now();
    const ended = new Promise<number | null>((resolve) => site.process.once("exit", resolve));
    site.process.kill("SIGTERM");
    expect(await ended).toBe(0);
    figure(`TERM while four webhooks fail, ${database.engine}`, {
      "ended after": `${Math.round(performance.now() - started)} ms`,
      "longest answer before": `${Math.round(longest)} ms`,
    });
    expect(receivers.map(({ asked }) => asked()).every((asked) => asked <= 10)).toBe(true);
  },
  patience,
);
