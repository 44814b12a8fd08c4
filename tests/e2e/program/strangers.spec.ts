import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import Sqlite from "better-sqlite3";
import { SMTPServer } from "smtp-server";
import { startServer, type TestServer } from "../server.ts";
import { expect, test } from "../test.ts";

let server: TestServer;
const recipients: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onRcptTo({ address }, _session, done) {
    recipients.push(address);
    done();
  },
  onData(stream, _session, done) {
    stream.on("end", () => done()).resume();
  },
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const at = smtp.server.address();
  const port = at !== null && typeof at === "object" ? at.port : 0;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, ENQUIRY_TO: "office@academy.example", MAIL_FROM: "web@academy.example" };
  server = await startServer({ BOT_CHECK: "altcha", TRUST_PROXY: "1", ENQUIRIES_PER_HOUR: "30", ...mail });
});
test.afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const sendJson = (path: string, body: object, address: string) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  }).then((answer) => answer.status);

const sendForm = (fields: Record<string, string>, address: string) =>
  fetch(`${server.url}/contact`, {
    method: "POST",
    headers: { accept: "text/html", "x-forwarded-for": address },
    body: new URLSearchParams(fields),
  });

const times = <T>(count: number, work: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, number) => work(number)));

test("visitors who ask at the same moment get a puzzle and a seal each", async () => {
  const puzzles = await times(30, async () => (await fetch(`${server.url}/api/bot-check/challenge`)).text());
  expect(new Set(puzzles).size).toBe(30);
  const pages = await times(20, async (number) =>
    (await sendForm({ name: "Nihal", email: "nihal@example.com" }, `10.1.${number}.1`)).text(),
  );
  const seals = pages.map((page) => /[\w-]{16}\.\d{13}\.[\w-]{43}/.exec(page)?.[0]);
  expect(seals).not.toContain(undefined);
  expect(new Set(seals).size).toBe(20);
});

test("tries count by network, whatever port the proxy writes behind it", { tag: "@all" }, async () => {
  const wrong = { masterPassword: "wrong-1" };
  const addresses = ["203.0.1.7:5123", '"203.0.1.8:80"', "6.6.6.6, 203.0.1.9", "::ffff:203.0.1.10"];
  const statuses = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push(await sendJson("/api/auth/verify-master", wrong, addresses[tries % addresses.length] ?? ""));
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect(await sendJson("/api/auth/verify-master", wrong, "203.0.2.7:5123")).toBe(401);
});

test("a crowd at the master password gets fifty tries in all, and takes nothing from the owner", { tag: "@all" }, async () => {
  const signIn = async () => {
    const challenge = await (await fetch(`${server.url}/api/bot-check/challenge`)).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const recaptchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    return sendJson(
      "/api/auth/login",
      { username: server.admin.username, password: server.admin.password, recaptchaToken },
      "198.51.100.9:4000",
    );
  };
  expect(await signIn()).toBe(200);
  const crowd = times(350, (number) => {
    const address = `10.${number >> 8}.${number & 255}.1:5000`;
    return sendJson("/api/auth/verify-master", { masterPassword: "wrong-1" }, address);
  });
  const owner = [];
  for (let tries = 0; tries < 6; tries++) owner.push(await signIn());
  expect(owner).toEqual(Array<number>(6).fill(200));
  expect((await crowd).filter((status) => status === 401).length).toBeLessThanOrEqual(50);
  expect(await sendJson("/api/auth/verify-master", { masterPassword: server.admin.master }, "198.51.100.9")).toBe(200);
});

test("a flood of forms that names one person sends him two receipts, and keeps nobody's enquiry out", { tag: "@all" }, async () => {
  const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  const send = async (email: string, address: string) => {
    const fields = { name: "Nihal", email };
    const page = await (await sendForm(fields, address)).text();
    const [, one = "", other = ""] = /How much is (\w+) plus (\w+)/.exec(page) ?? [];
    const [seal = ""] = /[\w-]{16}\.\d{13}\.[\w-]{43}/.exec(page) ?? [];
    const answer = String(words.indexOf(one) + words.indexOf(other));
    return (await sendForm({ ...fields, answer, seal }, address)).status;
  };
  const statuses = [
    ...(await times(30, (number) => send(number % 2 ? "victim@example.com" : "Victim+x@Example.com", "192.0.2.7:99"))),
    ...(await times(10, (number) => send("VICTIM@example.com", `172.16.${number}.1`))),
  ];
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await send("honest@example.com", "198.18.3.1")).toBe(200);

  const database = new Sqlite(join(server.dataDir, "academy.db"), { readonly: true });
  await expect.poll(() => database.prepare("select count(*) as waiting from jobs where state = 'waiting'").get()).toEqual({ waiting: 0 });
  database.close();
  const to = (address: string) => recipients.filter((recipient) => recipient.toLowerCase().replace("+x", "") === address).length;
  expect([to("victim@example.com"), to("honest@example.com"), to("office@academy.example")]).toEqual([2, 1, 21]);
});
