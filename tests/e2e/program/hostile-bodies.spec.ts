import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { type RawAnswer, repeated, sendRaw } from "../raw-request.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { expect, test } from "../test.ts";

// One anonymous request costs no more than it is worth: attacks on the whole program, as server/start.mjs runs it.
const form = "application/x-www-form-urlencoded";
const json = "application/json";
const large = 60_000_000;
/** What may be read of a body that is refused: server/requests/error-response.ts throws 8 MB away, and what waits in the system's buffers counts as sent, on a busy machine 29 MB. */
const mostRead = 40_000_000;

let site: TestServer;
let token: string;
let callers = 0;
test.beforeAll(async () => {
  site = await startServer({ TRUST_PROXY: "1", ENQUIRIES_PER_HOUR: "3" });
  token = await tokenOf(site);
});
test.afterAll(() => site.stop());

const stranger = () => ({ "x-forwarded-for": `10.${++callers >> 8}.${callers & 255}.1` });
const post = (path: string, type: string, body: Iterable<Buffer | string>, more: Record<string, string> = {}) => ({
  method: "POST",
  path,
  headers: { "content-type": type, ...stranger(), ...more },
  body,
});
const memory = () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.pid()}/status`, "utf8"))?.[1]) * 1000;
const enquiry = (name = "Nimal") => JSON.stringify({ name, email: "nimal@example.com", signals: { trap: "", took: 60_000 } });
const signIn = () =>
  sendRaw(site.port, post("/api/auth/login", json, [JSON.stringify({ username: site.admin.username, password: site.admin.password })]));

test("a body of 60 MB is refused unread wherever it is sent, and the site goes on", async () => {
  const before = memory();
  const printed = site.output().length;
  const attacks: Array<[string, string, number]> = [
    ["/contact", form, 413],
    ["/contact?index", form, 413],
    ["/contact", "multipart/form-data; boundary=x", 413],
    ["/contact.data", form, 405],
    ["/contact/", form, 308],
    ["/CONTACT", form, 308],
    ["/%63ontact", form, 308],
    ["/", form, 405],
    ["/about", form, 405],
    ["/blog.data", form, 405],
    ["/healthz", form, 405],
    ["/sitemap.xml", form, 405],
    ["/api/contact", form, 415],
    ["/api/contact", json, 413],
    ["/contact", json, 413],
    ["/api//contact", json, 413],
    ["/api/nothing", json, 413],
    ["/api/auth/login", json, 413],
    ["/auth/verify-master", json, 413],
    ["/api/courses", json, 401],
    ["/courses", json, 401],
  ];
  for (const [path, type, status] of attacks) {
    for (const framing of ["length", "chunks"] as const) {
      const attack = sendRaw(site.port, { ...post(path, type, repeated("a&", large)), framing });
      const [answer, health] = await Promise.all([attack, fetch(`${site.url}/healthz`)]);
      expect([path, type, framing, answer.status, health.status]).toEqual([path, type, framing, status, 200]);
      expect(answer.sent).toBeLessThan(mostRead);
      expect(answer.text.length).toBeLessThan(5000);
    }
  }
  for (const method of ["GET", "HEAD", "DELETE", "OPTIONS", "PUT"]) {
    const answer = await sendRaw(site.port, { ...post("/api/courses/1", json, repeated("a", large)), method });
    expect([method, answer.status]).toEqual([method, method === "PUT" ? 401 : 413]);
    expect(answer.sent).toBeLessThan(mostRead);
  }
  expect(memory() - before).toBeLessThan(200_000_000);
  expect(site.output().slice(printed)).toBe("");
});

test("what fits the limit and still means harm is refused before it is parsed", async () => {
  const parts = "--x\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n";
  const asks: Record<string, [Parameters<typeof sendRaw>[1], number]> = {
    "fields without end": [post("/contact", form, repeated("a&", 63_000)), 413],
    "parts without end": [post("/contact", "multipart/form-data; boundary=x", [parts.repeat(1200)]), 413],
    "a part with giant headers": [post("/contact", "multipart/form-data; boundary=x", [`--x\r\n${"x-a: b\r\n".repeat(7000)}`]), 400],
    "a part that never ends": [post("/contact", "multipart/form-data; boundary=x", ["--x\r\n", "a".repeat(60_000)]), 400],
    "no boundary": [post("/contact", "multipart/form-data", ["a"]), 400],
    "a form that is packed": [post("/contact", form, ["a"], { "content-encoding": "gzip" }), 415],
    "a call that is packed": [post("/api/contact", json, ["a"], { "content-encoding": "br" }), 415],
    "keys without end": [post("/api/contact", json, [`{${Array.from({ length: 9000 }, (_, at) => `"k${at}":1`).join()}}`]), 413],
    "nesting without end": [post("/api/contact", json, ["[".repeat(90_000)]), 400],
    "dots without end": [post("/api/contact", json, [`{"name":"a","email":"a@${"a.".repeat(48_000)}a"}`]), 400],
    "dots without end in a form": [post("/contact", form, [`name=a&email=a@${"a.".repeat(31_000)}a`]), 400],
    "a length that is too long": [{ ...post("/api/contact", json, ["{}"]), framing: 1e12 }, 413],
    "a length that is too short": [{ ...post("/api/contact", json, ["{}{}{}"]), framing: 2 }, 400],
    "7 MB of nobody": [{ ...post("/api/courses/1", json, repeated("a", 7_000_000)), method: "PUT" }, 401],
    "7 MB with a token that ended": [
      { ...post("/api/courses/1", json, repeated("a", 7_000_000), { authorization: `Bearer ${"x".repeat(43)}` }), method: "PUT" },
      401,
    ],
    "7 MB of keys from staff": [
      post("/api/courses", json, [`{${Array.from({ length: 500_000 }, (_, at) => `"k${at}":1`).join()}}`], {
        authorization: `Bearer ${token}`,
      }),
      413,
    ],
    "60 MB from staff": [post("/api/courses", json, repeated("a", large), { authorization: `Bearer ${token}` }), 413],
    "an address of 16 kB": [{ method: "GET", path: `/${"a".repeat(14_000)}` }, 404],
    "an address of slashes": [{ method: "GET", path: "//" }, 301],
    "another host's name": [{ method: "GET", path: "//evil.example/a" }, 404],
    "a % that is none": [{ method: "GET", path: "/%" }, 404],
  };
  const printed = site.output().length;
  for (const [name, [request, status]] of Object.entries(asks)) {
    const answer = await sendRaw(site.port, request);
    expect([name, answer.status]).toEqual([name, status]);
    expect([name, answer.text.length < 200_000]).toEqual([name, true]);
    expect(answer.text).not.toMatch(/location: \/\//i);
  }
  expect(site.output().slice(printed)).toBe("");
});

test("uploads that never end take bounded memory and keep nobody out", { tag: "@all" }, async () => {
  const before = memory();
  const printed = site.output().length;
  const sockets: Socket[] = [];
  const begin = (path: string, method: string, most: number, sent: number, more: Record<string, string>) => {
    const socket = connect(site.port, "127.0.0.1").on("error", () => {});
    const headers = { host: "localhost", "content-type": json, "content-length": String(most), ...more };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n{"a":"`);
    for (const piece of repeated("a", sent)) socket.write(piece);
    socket.resume();
    sockets.push(socket);
  };
  for (let upload = 0; upload < 150; upload++) {
    begin("/api/courses", "POST", 6_900_000, 1_500_000, { authorization: `Bearer ${token}` });
    begin("/api/courses", "POST", 6_900_000, 100_000, {});
    begin("/api/contact", "POST", 99_000, 98_000, { "x-forwarded-for": "192.0.2.1" });
    begin("/api/auth/login", "POST", 24_000, 23_000, { "x-forwarded-for": "192.0.2.1" });
  }
  for (let turn = 0; turn < 5; turn++) {
    expect((await signIn()).status).toBe(200);
    expect((await sendRaw(site.port, post("/api/contact", json, [enquiry()]))).status).toBe(201);
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
  }
  expect(memory() - before).toBeLessThan(200_000_000);
  for (const socket of sockets) socket.destroy();
  expect((await signIn()).status).toBe(200);
  expect(site.output().slice(printed)).toBe("");
});

test("attempts are counted before a body is read", { tag: "@all" }, async () => {
  const here = { "x-forwarded-for": "198.51.100.7" };
  const ask = (path: string, type: string) => ({ method: "POST", path, headers: { "content-type": type, ...here }, framing: 500 });
  for (let turn = 0; turn < 3; turn++) {
    const sent = await sendRaw(site.port, {
      method: "POST",
      path: "/api/contact",
      headers: { "content-type": json, ...here },
      body: [enquiry()],
    });
    expect(sent.status).toBe(201);
  }
  // Their bodies never come.
  const answers: RawAnswer[] = await Promise.all([
    sendRaw(site.port, ask("/api/contact", json)),
    sendRaw(site.port, ask("/contact", form)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  for (const { text } of answers) expect(text).toMatch(/retry-after: \d+/i);
});

test("a reading that says how long its body is, or brings a small one, is answered as any other, files too", async () => {
  const home = await (await fetch(site.url, { headers: { accept: "text/html" } })).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? "no script";
  for (const path of ["/", script, "/next.rules", "/pages.dictionary", "/api/courses"]) {
    const asked = { method: "GET", path, headers: { accept: path.startsWith("/api") ? json : "text/html" } };
    const plain = await sendRaw(site.port, { ...asked, framing: "none" });
    expect([path, plain.status]).toEqual([path, 200]);
    const etag = /^etag: .*$/im.exec(plain.text)?.[0];
    for (const more of [{ framing: "length" }, { framing: "chunks", body: [] }, { body: ["{}"] }] as const) {
      const { status, text: said } = await sendRaw(site.port, { ...asked, ...more });
      expect([path, more, status, said.includes(`${etag}`)]).toEqual([path, more, 200, true]);
    }
  }
});

test("people's own requests go through as before", { tag: "@all" }, async () => {
  const field = (name: string, value: string) => `--form-end\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const parts = `${field("name", "Nimal")}${field("email", "n@example.com")}${field("details", "-- \r\n--\r\n".repeat(300))}--form-end--\r\n`;
  const details = encodeURIComponent("ආයුබෝවන් ".repeat(499));
  const asks: Array<[Parameters<typeof sendRaw>[1], number]> = [
    [post("/contact", `${form}; charset=UTF-8`, [`name=Nimal&email=n%40example.com&details=${details}`]), 303],
    [post("/contact", "multipart/form-data; boundary=form-end", [parts]), 303],
    [{ ...post("/contact", json, [enquiry()]), framing: "chunks" }, 201],
    [post("/api/contact", json, [enquiry()], { expect: "100-continue" }), 201],
    [post("/api/auth/logout", json, [], { authorization: `Bearer ${await tokenOf(site)}` }), 204],
    [{ ...post("/api/auth/logout", json, [], { authorization: `Bearer ${await tokenOf(site)}` }), framing: "none" }, 204],
    [{ ...post("/api/contact", json, []), framing: "none" }, 400],
    [{ ...post("/contact", form, []), framing: "none" }, 400],
    [{ ...post("/api/courses/999999", json, ["{}"], { authorization: `Bearer ${token}` }), method: "DELETE" }, 404],
    [{ ...post("/about", "", ["{}"]), method: "GET" }, 200],
  ];
  for (const [request, status] of asks) expect([request.path, (await sendRaw(site.port, request)).status]).toEqual([request.path, status]);
  const course = { title: "A", slug: "a-b", summary: "s", duration: "1", schedule: "x", students_per_class: 5, description: "d" };
  const image = `data:image/jpeg;base64,${"A".repeat(5_500_000)}`;
  const refused = await sendRaw(
    site.port,
    post("/api/courses", json, [JSON.stringify({ ...course, image })], { authorization: `Bearer ${token}` }),
  );
  expect(refused.text).toMatch(/Invalid image file|Only JPG/);
});

test("a client that hangs up in the middle leaves no line in the log", { tag: "@all" }, async () => {
  const printed = site.output().length;
  for (const [path, type] of [
    ["/api/contact", json],
    ["/contact", form],
    ["/contact", "multipart/form-data; boundary=x"],
    ["/api/auth/login", json],
  ]) {
    const socket = connect(site.port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n{`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.resetAndDestroy();
  }
  expect((await signIn()).status).toBe(200);
  expect(site.output().slice(printed)).toBe("");
});

test("what is asked for ahead on one connection is answered one after the other, whatever comes between", { tag: "@all" }, async () => {
  const ask = (method: string, path: string, more = "", body = "") => `${method} ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n${body}`;
  const post = (length: number) => ask("POST", "/api/contact", `content-type: application/json\r\ncontent-length: ${length}\r\n`);
  const sent = [ask("GET", "/api/blogs?offset=1"), post(2), "{}", ask("GET", "/about"), ask("GET", "/no-such-page"), post(4)].join("");
  const socket = connect(site.port, "127.0.0.1");
  let text = "";
  socket.on("data", (part) => {
    text += part.toString("latin1");
  });
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  socket.write(sent);
  await expect.poll(statuses).toEqual(["200", "400", "200", "404"]);
  // The body of the last one comes when its turn has come.
  socket.write(`{  }${ask("GET", "/about", "connection: close\r\n")}`);
  await expect.poll(statuses).toEqual(["200", "400", "200", "404", "400", "200"]);
  socket.destroy();
});

test("parts of lists are made a few at a time, and one client waits for itself only", { tag: "@all" }, async () => {
  const order: string[] = [];
  // All are connected before the first asks: else a busy machine answers some while the others still knock.
  const connected = async () => {
    const socket = connect(site.port, "127.0.0.1");
    await once(socket, "connect");
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: 301 }, connected));
  const ask = async (socket: Socket, number: number, { "x-forwarded-for": from }: ReturnType<typeof stranger>, name: string) => {
    socket.write(`GET /api/blogs?offset=${number} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: ${from}\r\n\r\n`);
    const answer = await text(socket);
    order.push(name);
    return Number(answer.split(" ")[1]);
  };
  const [last, ...first] = sockets as [Socket, ...Socket[]];
  const crowd = stranger();
  const all = first.map((socket, number) => ask(socket, number, crowd, "crowd"));
  expect(await ask(last, 1, stranger(), "stranger")).toBe(200);
  const statuses = new Set(await Promise.all(all));
  statuses.delete(503);
  expect([...statuses]).toEqual([200]);
  expect(order.indexOf("stranger")).toBeLessThan(100);
});
