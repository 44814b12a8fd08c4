import { startServer, type TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

/** One server for all of these; each asks from a network of its own, as behind a proxy. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ BOT_CHECK: "altcha", TRUST_PROXY: "1" });
});
test.afterAll(() => server.stop());

const times = <T>(count: number, work: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, number) => work(number)));

test("visitors who ask at the same moment get a puzzle and a seal each", async () => {
  const puzzles = await times(30, async () => (await fetch(`${server.url}/api/bot-check/challenge`)).text());
  expect(new Set(puzzles).size).toBe(30);
  for (const path of ["/contact", "/contact.data"]) {
    const pages = await times(20, (number) =>
      fetch(server.url + path, {
        method: "POST",
        headers: { accept: "text/html", "x-forwarded-for": `10.1.${number}.1` },
        body: new URLSearchParams({ name: "Nihal", email: "nihal@example.com" }),
      }).then((answer) => answer.text()),
    );
    const seals = pages.map((page) => /[\w-]{16}\.\d{13}\.[\w-]{43}/.exec(page)?.[0]);
    expect(seals).not.toContain(undefined);
    expect(new Set(seals).size, path).toBe(20);
  }
});
