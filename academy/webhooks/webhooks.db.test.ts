import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { enquiryInput, postInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { takeLane } from "../jobs/job-rows.ts";

const day = 24 * 3_600_000;
const path = "/api/webhooks";
type Got = { headers: Record<string, string>; body: string };

/** A real receiver that answers what `status` says now. */
async function receiver(status: { now: number } = { now: 200 }) {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      got.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status.now).end(`answer ${status.now}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  return { got, url: `http://localhost:${at !== null && typeof at === "object" ? at.port : 0}/hook/secret-part` };
}

async function openWithWebhook(url: string, events = ["enquiry.created", "post.published"]) {
  const academy = await openTestAcademy({ WEBHOOKS_TO_LOCALHOST: "on" });
  const token = await academy.signIn();
  await academy.academy.jobs.sendDue();
  const { status, body } = await academy.call("POST", path, { address: url, events, active: true }, { token });
  expect(status).toBe(201);
  return { ...academy, token, secret: body.secret as string, webhook: body.webhook };
}

const log = async ({ call }: Pick<TestAcademy, "call">, token: string) =>
  (await call("GET", `${path}/1/deliveries`, undefined, { token })).body;

describe("webhooks", () => {
  it("are told of an enquiry, signed, without what it says of a person; the secret is shown once and can be replaced", async () => {
    const { got, url } = await receiver();
    const academy = await openWithWebhook(url);
    const { call, token, secret } = academy;
    const { body: enquiry } = await call("POST", "/api/contact", enquiryInput({ name: "Thushari", email: "thushari@example.org" }));
    await Promise.all([academy.academy.jobs.sendDue(), academy.academy.jobs.sendDue()]);
    expect(got).toHaveLength(1);
    const [{ headers, body }] = got as [Got];
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: "enquiry.created",
      data: { id: enquiry.id ?? 1, interestedCourses: expect.any(Array), interestedExams: expect.any(Array) },
    });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    expect(body).not.toMatch(/Thushari|thushari|example\.org/);
    expect(await log(academy, token)).toMatchObject([
      { event: "enquiry.created", state: "sent", status: 200, answer: "answer 200", attempts: 1 },
    ]);

    const { body: renewed } = await call("POST", `${path}/1/secret`, undefined, { token });
    await call("POST", `${path}/1/test`, undefined, { token });
    await academy.academy.jobs.sendDue();
    await expect.poll(() => got.length).toBe(2);
    const last = got.at(-1) as Got;
    expect(new Webhook(renewed.secret).verify(last.body, last.headers)).toMatchObject({ type: "ping" });
    expect(() => new Webhook(secret).verify(last.body, last.headers)).toThrow();
    const told = [await call("GET", path, undefined, { token }), await call("GET", "/api/audit", undefined, { token })].map(
      ({ text }) => text,
    );
    expect(told.filter((text) => text.includes("whsec_"))).toEqual([]);
    // The address may be a secret of its own.
    expect(told[1]).not.toContain("secret-part");
  });

  it("are tried again with growing waits, then given up; what was given up is sent again at a click, with the same id", async () => {
    const status = { now: 503 };
    const { got, url } = await receiver(status);
    const academy = await openWithWebhook(url);
    const { call, pass, academy: inside } = academy;
    await call("POST", "/api/contact", enquiryInput());
    const gaps: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt++) {
      await inside.jobs.sendDue();
      expect(got).toHaveLength(attempt);
      await inside.jobs.sendDue();
      expect(got).toHaveLength(attempt);
      const [one] = await log(academy, await academy.signIn());
      if (one.next_at !== null) {
        gaps.push(Date.parse(one.next_at) - academy.now());
        pass(gaps.at(-1) ?? 0);
      } else expect(one).toMatchObject({ state: "failed", status: 503, attempts: 10 });
    }
    expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
    expect(gaps.at(-1)).toBeGreaterThan(23 * 3_600_000);
    status.now = 200;
    const again = await academy.signIn();
    const delivery = (await log(academy, again))[0].id;
    expect((await call("POST", `${path}/1/deliveries/${delivery}/replay`, undefined, { token: again })).status).toBe(200);
    await inside.jobs.sendDue();
    await expect.poll(async () => (await log(academy, again))[0]).toMatchObject({ state: "sent", attempts: 1 });
    expect(new Set(got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect((await call("GET", path, undefined, { token: again })).body[0].failing_since).toBeNull();
    expect((await call("POST", `${path}/1/deliveries/99/replay`, undefined, { token: again })).status).toBe(404);
    pass(31 * day);
    expect(await inside.nightlyJobs.sessions()).toBeGreaterThan(0);
    expect(await log(academy, await academy.signIn())).toEqual([]);
  });

  it("go on where a process died in the middle of one, when it holds their lane no more", async () => {
    const { got, url } = await receiver();
    const academy = await openWithWebhook(url);
    expect(await academy.database.write((tx) => takeLane(tx, "webhook 1", "another", academy.now()))).toBe(true);
    await academy.call("POST", "/api/contact", enquiryInput());
    await academy.academy.jobs.sendDue();
    expect(got).toHaveLength(0);
    academy.pass(61_000);
    await academy.academy.jobs.sendDue();
    expect(got).toHaveLength(1);
    expect(await log(academy, academy.token)).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  it("need attention while what is due waits longer than an hour, and not because of what waits for its next try", async () => {
    const status = { now: 200 };
    const { got, url } = await receiver(status);
    const { call, pass, academy } = await openWithWebhook(url);
    await call("POST", "/api/contact", enquiryInput());
    pass(3_500_000);
    expect(await academy.webhooks.attention()).toEqual([]);
    pass(200_000);
    expect(await academy.webhooks.attention()).toEqual([expect.objectContaining({ what: expect.stringContaining("is slow") })]);
    await academy.jobs.sendDue();
    await expect.poll(() => got.length).toBe(1);
    expect(await academy.webhooks.attention()).toEqual([]);
    status.now = 503;
    await call("POST", "/api/contact", enquiryInput());
    await academy.jobs.sendDue();
    expect(await academy.webhooks.attention()).toEqual([expect.objectContaining({ what: expect.stringContaining("fails") })]);
  });

  it("are left alone for a while when they take nothing, and tried at once when somebody mends them", async () => {
    const status = { now: 500 };
    const { got, url } = await receiver(status);
    const { call, token, academy, pass } = await openWithWebhook(url);
    for (let count = 0; count < 5; count++) await call("POST", "/api/contact", enquiryInput());
    await academy.jobs.sendDue();
    pass(6000);
    await academy.jobs.sendDue();
    expect(got).toHaveLength(5);
    status.now = 200;
    await call("PUT", `${path}/1`, { address: url, events: ["enquiry.created"], active: true }, { token });
    await academy.jobs.sendDue();
    expect(got).toHaveLength(10);
  });

  it("turn off after five days in which nothing was taken, or at once at 410, and say so", async () => {
    const status = { now: 500 };
    const { got, url } = await receiver(status);
    const academy = await openWithWebhook(url);
    const { call, pass, academy: inside } = academy;
    const isActive = async () => (await call("GET", path, undefined, { token: await academy.signIn() })).body[0].active;
    for (let passed = 0; passed < 6; passed++) {
      await call("POST", "/api/contact", enquiryInput());
      await inside.jobs.sendDue();
      expect([passed, await isActive()]).toEqual([passed, passed < 5]);
      pass(day);
    }
    const token = await academy.signIn();
    const [off] = (await call("GET", path, undefined, { token })).body;
    expect(off).toMatchObject({ active: false, note: "Turned off: nothing was taken for five days." });
    expect((await call("GET", "/api/audit?noun=webhooks", undefined, { token })).body[0]).toMatchObject({
      actor: "system",
      action: "turn-off",
    });
    expect((await log(academy, token)).map(({ state }: { state: string }) => state)).not.toContain("waiting");
    const before = got.length;
    await call("POST", "/api/contact", enquiryInput());
    await inside.jobs.sendDue();
    expect([got.length, (await call("POST", `${path}/1/test`, undefined, { token })).status]).toEqual([before, 400]);

    await call("PUT", `${path}/1`, { address: url, events: off.events, active: true }, { token });
    status.now = 410;
    await call("POST", "/api/contact", enquiryInput());
    await inside.jobs.sendDue();
    expect((await call("GET", path, undefined, { token })).body[0]).toMatchObject({ active: false, note: expect.stringContaining("410") });
  });

  it("are told of a post once: when it is saved, or when its date comes, whichever process looks", async () => {
    const { got, url } = await receiver();
    const academy = await openWithWebhook(url, ["post.published"]);
    const { call, token, pass, academy: inside } = academy;
    const other = await academy.openAnother();
    const tomorrow = new Date(academy.now() + 2 * day).toISOString().slice(0, 10);
    await call("POST", "/api/contact", enquiryInput());
    const { body: now } = await call("POST", "/api/blogs", { ...postInput(), slug: "now" }, { token });
    const { body: later } = await call("POST", "/api/blogs", { ...postInput(), slug: "later", date: tomorrow }, { token });
    await Promise.all([inside.jobs.sendDue(), other.academy.jobs.sendDue()]);
    await expect.poll(() => got.length).toBe(1);
    expect(JSON.parse(got[0]?.body ?? "")).toMatchObject({
      type: "post.published",
      data: { id: now.id, slug: "now", address: expect.stringMatching(/\/blog\/now$/) },
    });
    await call("PUT", `/api/blogs/${now.id}`, { ...now, title: "Changed" }, { token });
    await call("DELETE", `/api/blogs/${now.id}`, undefined, { token });
    await call("POST", `/api/trash/blogs/${now.id}/restore`, undefined, { token });
    await inside.jobs.sendDue();
    expect(got).toHaveLength(1);
    for (const one of [academy, other]) one.pass(3 * day);
    pass(0);
    await Promise.all([inside.jobs.sendDue(), other.academy.jobs.sendDue()]);
    await expect.poll(() => got.length).toBe(2);
    expect(JSON.parse(got[1]?.body ?? "").data.id).toBe(later.id);
  });

  it("are told of a post at the moment for which it is scheduled, on the same day too", async () => {
    const { got, url } = await receiver();
    const { call, token, pass, now, academy: inside } = await openWithWebhook(url, ["post.published"]);
    const publish_at = new Date(now() + 5 * 60_000).toISOString();
    const { body: post } = await call("POST", "/api/blogs", { ...postInput(), publish_at }, { token });
    await inside.jobs.sendDue();
    expect(got).toEqual([]);
    pass(6 * 60_000);
    await inside.jobs.sendDue();
    await expect.poll(() => got.length).toBe(1);
    expect(JSON.parse(got[0]?.body ?? "").data.id).toBe(post.id);
  });

  it("are told neither of a post that was deleted before anybody looked, nor of what happened while they were turned off", async () => {
    const { got, url } = await receiver();
    const academy = await openWithWebhook(url);
    const { call, token, academy: inside } = academy;
    const { body: post } = await call("POST", "/api/blogs", postInput(), { token });
    await call("DELETE", `/api/blogs/${post.id}`, undefined, { token });
    const turn = (active: boolean) =>
      call("PUT", `${path}/1`, { address: url, events: ["enquiry.created", "post.published"], active }, { token });
    await turn(false);
    await call("POST", "/api/contact", enquiryInput());
    await turn(true);
    await inside.jobs.sendDue();
    expect(got).toEqual([]);
  });

  it.each([302, 404, 500])("that answer %i have taken nothing", async (now) => {
    const { url } = await receiver({ now });
    const academy = await openWithWebhook(url);
    await academy.call("POST", "/api/contact", enquiryInput());
    await academy.academy.jobs.sendDue();
    expect(await log(academy, academy.token)).toMatchObject([{ state: "waiting", status: now, attempts: 1 }]);
  });

  it("forget an enquiry that is erased, on its way or sent, and their messages when they are deleted", async () => {
    const { url } = await receiver();
    const academy = await openWithWebhook(url);
    const { call, token, database } = academy;
    for (let sent = 0; sent < 3; sent++) await call("POST", "/api/contact", enquiryInput({ email: `v${sent}@example.com` }));
    await academy.academy.jobs.sendDue();
    await call("POST", "/api/contact", enquiryInput({ email: "v0@example.com" }));
    await call("DELETE", "/api/enquiries/person?email=v0@example.com", undefined, { token });
    await call("DELETE", "/api/enquiries/2", undefined, { token });
    const left = () => database.read((db) => db.selectFrom("jobs").select("item_id").where("lane", "=", "webhook 1").execute());
    expect(await left()).toEqual([{ item_id: 3 }]);
    expect((await call("DELETE", `${path}/1`, undefined, { token })).status).toBe(204);
    expect(await left()).toEqual([]);
  });

  it("go to no address of the own network, and there are at most ten", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const make = (address: string) => call("POST", path, { address, events: ["enquiry.created"], active: false }, { token });
    for (const address of ["http://receiver.example/", "https://10.0.0.1/", "https://localhost/", "http://localhost:1/", "nonsense"]) {
      const { status, body } = await make(address);
      expect([address, status, body.issues[0].path]).toEqual([address, 400, "address"]);
    }
    for (let made = 0; made < 10; made++) expect((await make("https://receiver.example/")).status).toBe(201);
    expect((await make("https://receiver.example/")).status).toBe(400);
    const unknown = await call("POST", path, { address: "https://receiver.example/", events: ["class.gone"], active: true }, { token });
    expect([unknown.status, unknown.body.message]).toEqual([400, expect.stringContaining("Choose what it is told of.")]);
  });
});
