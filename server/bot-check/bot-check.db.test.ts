import { createServer } from "node:http";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, it, onTestFinished } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { admin, openTestAcademy, type TestAcademy } from "#tests/harness.ts";

const unpassed = [400, "Please complete the verification"];
const send = async (academy: TestAcademy, recaptchaToken: unknown) => {
  const { status, body } = await academy.call("POST", "/api/contact", enquiryInput({ recaptchaToken }));
  return [status, body.message];
};

async function solved({ call }: TestAcademy): Promise<string> {
  const challenge: Challenge = (await call("GET", "/api/bot-check/challenge")).body;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

describe("the bot check on our own server", () => {
  it("lets a solved puzzle through once, in whichever process", async () => {
    const one = await openTestAcademy({ BOT_CHECK: "altcha" });
    const other = await one.openAnother();
    expect(await send(one, undefined)).toEqual(unpassed);
    expect(await send(one, "")).toEqual(unpassed);
    const token = await solved(one);
    expect(await send(other, token)).toEqual([201, "Message sent"]);
    expect(await send(one, token)).toEqual(unpassed);
  });

  it("refuses rubbish, forgeries and puzzles that have ended", async () => {
    const academy = await openTestAcademy({ BOT_CHECK: "altcha" });
    const token = await solved(academy);
    const puzzle = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
    const forged = [
      "rubbish",
      encode(null),
      encode({}),
      encode({ ...puzzle, solution: { ...puzzle.solution, counter: puzzle.solution.counter + 1, derivedKey: "00".repeat(32) } }),
      encode({ ...puzzle, challenge: { ...puzzle.challenge, parameters: { ...puzzle.challenge.parameters, expiresAt: 9_999_999_999 } } }),
      encode({ ...puzzle, challenge: { ...puzzle.challenge, signature: "0".repeat(64) } }),
    ];
    for (const forgery of forged) expect(await send(academy, forgery)).toEqual(unpassed);
    expect(await send(academy, token)).toEqual([201, "Message sent"]);
    const late = await solved(academy);
    academy.pass(20 * 60_000);
    expect(await send(academy, late)).toEqual(unpassed);
  });

  it("signs with a key of 256 random bits, and another for each other purpose", async () => {
    const academy = await openTestAcademy({ BOT_CHECK: "altcha" });
    await solved(academy);
    academy.contactFormHandlerFor(new Request("http://test/contact")).ask();
    const rows = await academy.database.read((db) => db.selectFrom("settings").selectAll().where("key", "like", "secret:%").execute());
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length);
    for (const { value } of rows) expect(value).toMatch(/^[0-9a-f]{64}$/);
  });

  it("guards signing in too", async () => {
    const academy = await openTestAcademy({ BOT_CHECK: "altcha" });
    const login = { username: admin.username, password: admin.password };
    expect((await academy.call("POST", "/api/auth/login", login)).body.message).toBe("Please complete the verification");
    expect((await academy.call("POST", "/api/auth/login", { ...login, recaptchaToken: await solved(academy) })).status).toBe(200);
    expect((await academy.call("GET", "/api/bot-check")).body).toEqual({ provider: "altcha", siteKey: "" });
  });
});

/** Speaks the siteverify protocol: a form in, JSON out; it accepts the token "human". */
async function standIn(answer?: (form: URLSearchParams) => { status?: number; body: string }) {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const form = new URLSearchParams(text);
    asked.push(form);
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    const success = request.method === "POST" && isForm && form.get("secret") === "top-secret" && form.get("response")?.startsWith("human");
    const said = answer?.(form) ?? {
      body: JSON.stringify(success ? { success, hostname: "localhost" } : { success: false, "error-codes": ["invalid-input-response"] }),
    };
    response.writeHead(said.status ?? 200, { "content-type": "application/json" }).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const at = server.address();
  return { asked, url: `http://127.0.0.1:${at !== null && typeof at === "object" ? at.port : 0}/siteverify` };
}

describe.each(["recaptcha", "turnstile", "hcaptcha"])("the remote bot check %s", (provider) => {
  const settings = (url: string) => ({
    BOT_CHECK: provider,
    BOT_CHECK_SITE_KEY: "public",
    BOT_CHECK_SECRET: "top-secret",
    BOT_CHECK_VERIFY_URL: url,
  });

  it("asks the provider with the secret and the visitor's address, and takes a token once", async () => {
    const remote = await standIn();
    const academy = await openTestAcademy(settings(remote.url));
    expect((await academy.call("GET", "/api/bot-check")).body).toEqual({ provider, siteKey: "public" });
    expect((await academy.call("GET", "/api/bot-check/challenge")).status).toBe(404);
    expect(await send(academy, "robot")).toEqual(unpassed);
    expect(await send(academy, "human-1")).toEqual([201, "Message sent"]);
    expect(await send(academy, "human-1")).toEqual(unpassed);
    expect(Object.fromEntries(remote.asked[1] ?? [])).toMatchObject({ secret: "top-secret", response: "human-1", remoteip: "192.0.2.1" });
  });

  it("says so when the provider cannot be reached or talks rubbish", async () => {
    const rubbish = await standIn(() => ({ status: 500, body: "<html>oops" }));
    const { url: honest } = await standIn();
    const moved = createServer((_request, response) => response.writeHead(307, { location: honest }).end());
    await new Promise<void>((resolve) => moved.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void moved.close());
    const at = moved.address();
    const elsewhere = `http://127.0.0.1:${at !== null && typeof at === "object" ? at.port : 0}/`;
    for (const url of ["http://127.0.0.1:1/siteverify", rubbish.url, elsewhere]) {
      const academy = await openTestAcademy(settings(url));
      const { status, body } = await academy.call("POST", "/api/contact", enquiryInput({ recaptchaToken: "human-2" }));
      expect([status, body.message]).toEqual([503, expect.stringContaining("verification service cannot be reached")]);
      expect((await academy.academy.enquiries.list()).total).toBe(0);
    }
  });
});
