import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sendRaw } from "../raw-request.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { expect, test } from "../test.ts";

// What every answer carries, whichever part of the program made it.
let site: TestServer;
let token: string;
test.beforeAll(async () => {
  site = await startServer({ PUBLIC_URL: "https://academy.example", HSTS: "max-age=60", SECURITY_CONTACT: "security@academy.example" });
  token = await tokenOf(site);
});
test.afterAll(() => site.stop());

type Answer = { status: number; headers: Headers };

/** One of each kind: the method, the address, the status and what else is sent. */
async function answers(): Promise<Record<string, Answer>> {
  const home = await (await fetch(site.url)).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? "no asset";
  const picture = (await (await fetch(`${site.url}/api/courses`)).json()).map(({ image }: { image: string }) => image);
  const media = picture.find((address: string) => address.startsWith("/media/")) ?? "no picture";
  const asks: Array<[number, string, RequestInit?]> = [
    [200, "/"],
    [200, "/about"],
    [200, "/pages.dictionary"],
    [200, "/next.rules"],
    [200, "/admin/login"],
    [404, "/no-such-page"],
    [301, "/About"],
    [405, "/about", { method: "POST", body: new URLSearchParams({ a: "b" }) }],
    [413, "/contact", { method: "POST", body: new URLSearchParams({ a: "b".repeat(70_000) }) }],
    [400, "/contact", { method: "POST", body: new URLSearchParams({ name: "Nimal" }) }],
    [200, asset],
    [200, media],
    [404, "/media/nothing.jpg"],
    [200, "/feed.xml"],
    [200, "/sitemap.xml"],
    [200, "/robots.txt"],
    [200, "/.well-known/security.txt"],
    [200, "/healthz"],
    [200, "/readyz"],
    [200, "/api/docs"],
    [200, "/api/openapi.json"],
    [200, "/api/courses"],
    [401, "/api/status"],
    [200, "/api/status", { headers: { authorization: `Bearer ${token}` } }],
    [404, "/api/nothing"],
    [405, "/api/courses", { method: "OPTIONS", headers: { origin: "https://evil.example", "access-control-request-method": "POST" } }],
    [415, "/api/contact", { method: "POST", body: "{}" }],
  ];
  const found: Record<string, Answer> = {};
  for (const [status, path, init] of asks) {
    const answer = await fetch(site.url + path, { redirect: "manual", ...init, headers: { accept: "*/*", ...init?.headers } });
    await answer.arrayBuffer();
    found[`${init?.method ?? "GET"} ${path} ${status}`] = answer;
    expect([path, answer.status]).toEqual([path, status]);
  }
  return found;
}

test("no answer may be framed, sniffed, or read by another site, and none sets a cookie", async () => {
  const all = await answers();
  const wrong = (rule: (answer: Answer) => boolean) =>
    Object.entries(all)
      .filter(([, answer]) => !rule(answer))
      .map(([name]) => name);
  const named = (name: string, pattern: RegExp) => wrong(({ headers }) => pattern.test(headers.get(name) ?? ""));
  expect(named("content-security-policy", /default-src ('none'|'self';object-src 'none';).*frame-ancestors 'none'/)).toEqual([]);
  expect(named("x-frame-options", /^DENY$/)).toEqual([]);
  expect(named("x-content-type-options", /^nosniff$/)).toEqual([]);
  expect(named("referrer-policy", /^strict-origin-when-cross-origin$/)).toEqual([]);
  expect(named("cross-origin-opener-policy", /^same-origin$/)).toEqual([]);
  expect(named("strict-transport-security", /^max-age=60$/)).toEqual([]);
  expect(wrong(({ headers }) => ![...headers.keys()].some((name) => /^access-control-|^set-cookie$/.test(name)))).toEqual([]);
  // Pictures alone may be shown elsewhere.
  expect(wrong(({ headers }) => !headers.has("cross-origin-resource-policy")).join()).toMatch(/^GET \/media\/[\w.]+ 200$/);
  // Each says what it is, in which letters.
  const typed = ({ status, headers }: Answer) =>
    [301, 308].includes(status) || /; charset=utf-8$|^(image|font)\/|x-script/i.test(headers.get("content-type") ?? "");
  expect(wrong(typed)).toEqual([]);
  // What is for staff only, and what went wrong, is kept nowhere.
  const kept = ({ status, headers }: Answer) => status === 200 || headers.get("cache-control") === "no-store";
  expect(wrong(kept).filter((name) => !name.endsWith("/no-such-page 404"))).toEqual([]);
  // A host that is none cannot become a request; its answer is made by hand, where there is none in memory.
  const odd = await sendRaw(site.port, { method: "GET", path: "/api/status", headers: { host: "[::1" } });
  expect([odd.status, /frame-ancestors 'none'/.test(odd.text), /nosniff/.test(odd.text)]).toEqual([400, true, true]);
  expect(all["GET /api/status 200"]?.headers.get("cache-control")).toBe("no-store");
});

test("no file of the program or its data is answered, only what was built for browsers", async () => {
  const files = ["package.json", ".env", ".git/config", "server/start.mjs", "data/academy.db", "build/current", "Dockerfile"];
  const own = readdirSync(site.dataDir);
  expect(own).toContain("academy.db");
  for (const name of [...files, ...own]) {
    for (const path of [`/${name}`, `/../${name}`, `/assets/../../${name}`, `/assets/%2e%2e/%2e%2e/${name}`, `/assets/..%2f..%2f${name}`]) {
      const { status } = await sendRaw(site.port, { method: "GET", path });
      expect([path, [301, 400, 404].includes(status), status]).toEqual([path, true, status]);
    }
  }
  for (const path of ["/", "/assets", "/assets/", "/media", "/media/", "/fonts/"]) {
    expect(await (await fetch(site.url + path)).text()).not.toMatch(/index of/i);
  }
  expect((await sendRaw(site.port, { method: "TRACE", path: "/", headers: { "x-mine": "echoed" } })).text).not.toContain("echoed");
});

test("what is built holds no test and no tool for developers", () => {
  const folder = join(
    import.meta.dirname,
    "../../../build",
    readFileSync(join(import.meta.dirname, "../../../build/current"), "utf8").trim(),
  );
  const built = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter((name) => /\.(test|spec)\.|\.map$|\.tsx?$/.test(name))).toEqual([]);
  const code = built.filter((name) => name.endsWith(".js"));
  const tools = /from ?"(vitest|@playwright\/test|vite|fast-check|smtp-server)"|react-refresh|jsxDEV\(/;
  expect(code.filter((name) => tools.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});

test("whoever finds a hole reads where to write, for as long as somebody is named", async ({ server }) => {
  const answer = await fetch(`${site.url}/.well-known/security.txt`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = new Map(
    (await answer.text())
      .trim()
      .split("\n")
      .map((line) => line.split(": ", 2) as [string, string]),
  );
  expect(fields.get("Contact")).toBe("mailto:security@academy.example");
  expect(fields.get("Canonical")).toBe("https://academy.example/.well-known/security.txt");
  const left = Date.parse(fields.get("Expires") ?? "") - Date.now();
  expect([left > 300 * 24 * 3_600_000, left < 366 * 24 * 3_600_000]).toEqual([true, true]);
  const none = await fetch(`${server.url}/.well-known/security.txt`);
  expect([none.status, (await none.text()).includes("Contact:")]).toEqual([404, false]);
});
