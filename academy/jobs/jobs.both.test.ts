import { createServer } from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Database } from "#database/database.ts";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";
import type { Reader } from "#database/transaction.ts";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { addJobs, countJobs, giveUp, type Job, leaveLane, nextJob, type Outcome, sendAgain, settle, takeLane } from "./job-rows.ts";
import { createJobs } from "./jobs.ts";
import { brokenAfter, mailPolicy } from "./retry.ts";

const minute = 60_000;
const job = (lane: string, more: object = {}) => ({ lane, kind: "notice", noun: "enquiries", item_id: 1, ...more });
const statesIn = (database: Database) => database.read((db) => db.selectFrom("jobs").select(["lane", "state"]).orderBy("id").execute());

/** A queue with lanes of the test's own, and a clock that the test moves. */
async function openQueue(send: Record<string, (job: Job) => Promise<Outcome>>) {
  const { database } = await openTestAcademy();
  const time = { now: 1_000_000 };
  const open = () => {
    const lanes = async () => Object.entries(send).map(([name, one]) => ({ name, policy: mailPolicy, send: one }));
    return createJobs({ database, clock: () => time.now, sources: [{ lanes }], log: () => {} });
  };
  const add = (lane: string, count = 1) =>
    database.write((tx) =>
      addJobs(
        tx,
        time.now,
        Array.from({ length: count }, () => job(lane)),
      ),
    );
  return { database, time, queue: open(), open, add };
}

describe("the queue", () => {
  it("sends what a lane has one after the other, and lanes side by side", async () => {
    const order: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { queue, add, database } = await openQueue({
      slow: async () => {
        await held;
        order.push("slow");
        return { result: "taken" };
      },
      quick: async ({ id }) => {
        order.push(`quick ${id}`);
        if (order.length === 3) release();
        return { result: "taken" };
      },
    });
    await add("slow");
    await add("quick", 3);
    await queue.sendDue();
    expect(order).toEqual(["quick 2", "quick 3", "quick 4", "slow"]);
    expect((await statesIn(database)).every(({ state }) => state === "sent")).toBe(true);
  });

  it("lets one process serve a lane, until it leaves or dies", async () => {
    const { database } = await openTestAcademy();
    const take = (holder: string, now: number) => database.write((tx) => takeLane(tx, "mail", holder, now));
    expect([await take("one", 0), await take("other", 0), await take("other", 59_999)]).toEqual([true, false, false]);
    expect(await take("other", 60_000)).toBe(true);
    await database.write((tx) => leaveLane(tx, "mail", "one"));
    expect(await take("one", 60_001)).toBe(false);
    await database.write((tx) => leaveLane(tx, "mail", "other"));
    expect(await take("one", 60_001)).toBe(true);
  });

  it("notes what became of a job in a lane that another process took meanwhile, and stops there", async () => {
    const { database } = await openTestAcademy();
    const [one] = await database.write((tx) => addJobs(tx, 0, [job("mail"), job("mail")]));
    await database.write((tx) => takeLane(tx, "mail", "other", 0));
    const done = await database.write((tx) => settle(tx, one as Job, { result: "taken" }, { holder: "one", now: 1, policy: mailPolicy }));
    expect([done, (await statesIn(database)).map(({ state }) => state)]).toEqual([{ state: "sent", goesOn: false }, ["sent", "waiting"]]);
  });

  it("waits for no process that died, and ends every pause, where a clock ran a day ahead; another machine may be some minutes ahead", async () => {
    let well = false;
    const { queue, open, add, time, database } = await openQueue({
      mail: async () => ({ result: well ? "taken" : "later" }),
      other: async () => ({ result: "taken" }),
    });
    const right = time.now;
    const ahead = async (by: number) => {
      time.now = right + by;
      await database.write((tx) => takeLane(tx, "other", "one that died", time.now));
      time.now = right;
      await add("other");
      await queue.sendDue();
      return (await statesIn(database)).filter(({ lane }) => lane === "other").map(({ state }) => state);
    };
    expect(await ahead(5 * minute)).toEqual(["waiting"]);
    expect(await ahead(24 * 60 * minute)).toEqual(["sent", "sent"]);
    await add("mail", brokenAfter);
    time.now = right + 24 * 60 * minute;
    await queue.sendDue();
    [time.now, well] = [right, true];
    await add("mail");
    await open().sendDue();
    expect((await statesIn(database)).at(-1)).toEqual({ lane: "mail", state: "sent" });
  });

  it("goes on after the night's work where a clock ran ahead", async () => {
    let well = false;
    const { queue, add, time, database } = await openQueue({
      mail: async () => ({ result: well ? "taken" : "later" }),
      other: async () => ({ result: "taken" }),
    });
    const right = time.now;
    time.now += 400 * 24 * 60 * minute;
    await add("mail", brokenAfter);
    await queue.sendDue();
    await add("other");
    await database.write((tx) => takeLane(tx, "other", "one that died", time.now));
    [time.now, well] = [right, true];
    await queue.sendDue();
    expect((await statesIn(database)).every(({ state }) => state === "waiting")).toBe(true);
    await queue.sweep();
    await queue.sendDue();
    expect((await statesIn(database)).every(({ state }) => state === "sent")).toBe(true);
  });

  it("sends once however many processes look", async () => {
    let sent = 0;
    const { queue, open, add } = await openQueue({
      mail: async () => {
        sent++;
        return { result: "taken" };
      },
    });
    await add("mail", 20);
    const others = [open(), open()];
    await Promise.all([queue, ...others].map((one) => one.sendDue()));
    expect(sent).toBe(20);
  });

  it("puts there once what has a key", async () => {
    const { database } = await openTestAcademy();
    const add = () => database.write((tx) => addJobs(tx, 0, [job("mail", { once: "a" }), job("mail", { once: "b" })]));
    expect([(await add()).length, (await add()).length]).toEqual([2, 0]);
  });

  it("asks a receiver that takes nothing ever more rarely, puts back what it refused as it broke, and sends all once it is well", async () => {
    const server = { tries: 0, well: false };
    const { queue, add, time, database } = await openQueue({
      mail: async () => {
        server.tries++;
        return server.well ? { result: "taken" } : { result: "refused", answer: "550" };
      },
    });
    await add("mail", 50);
    await queue.sendDue();
    expect(server.tries).toBe(brokenAfter);
    const waiting = () => database.read((db) => countJobs(db, { lane: "mail", states: ["waiting"] }));
    expect(await waiting()).toBe(50);
    for (let one = 0; one < 60; one++) {
      time.now += minute;
      await queue.sendDue();
    }
    expect([await waiting(), server.tries < brokenAfter + 8]).toEqual([50, true]);
    server.well = true;
    time.now += 60 * minute;
    await queue.sendDue();
    expect(await waiting()).toBe(0);
  });

  it("keeps one that is refused while others are taken, and sends it again when asked", async () => {
    const { queue, add, time, database } = await openQueue({
      mail: async ({ id }) => ({ result: id === 2 && time.now < 2_000_000 ? "refused" : "taken" }),
    });
    await add("mail", 3);
    await queue.sendDue();
    expect((await statesIn(database)).map(({ state }) => state)).toEqual(["sent", "refused", "sent"]);
    time.now = 3_000_000;
    await queue.sendDue();
    expect((await statesIn(database))[1]?.state).toBe("refused");
    expect(await database.write((tx) => sendAgain(tx, time.now, { lane: "mail", states: ["refused"] }))).toBe(1);
    await queue.sendDue();
    expect((await statesIn(database))[1]?.state).toBe("sent");
  });

  it("gives up a whole lane some rows at a time, and sweeps what was kept for a month", async () => {
    const { database, time, queue, add } = await openQueue({});
    await add("webhook 1", 1200);
    const gone = await giveUp(database.write, { lane: "webhook 1" }, { now: time.now, answer: "Off" });
    expect([gone, await database.read((db) => countJobs(db, { lane: "webhook 1", states: ["failed"] }))]).toEqual([1200, 1200]);
    expect(await queue.sweep()).toBe(0);
    time.now += 31 * 24 * 60 * minute;
    expect(await queue.sweep()).toBe(1200);
  });
});

/** How the engine answers the queries of some work, in its own words. */
async function plansOf({ env }: TestAcademy, work: (db: Reader) => Promise<unknown>): Promise<string> {
  const engine = env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openSqlite(join(env.DATA_DIR ?? "", "academy.db"));
  const asked: CompiledQuery[] = [];
  const watched = engine.db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(engine.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(watched);
  const explain = engine.name === "sqlite" ? "explain query plan" : "explain";
  const plans = [];
  for (const { sql, parameters } of asked)
    plans.push(await engine.db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters])));
  await engine.close();
  return JSON.stringify(plans.map(({ rows }) => rows));
}

describe("40,000 jobs that wait", () => {
  it("are not looked through: what is next and how many there are comes from an index", async () => {
    const academy = await openTestAcademy();
    const { database } = academy;
    const some = Array.from({ length: 1000 }, (_, one) => job(`webhook ${one % 4}`));
    for (let added = 0; added < 40_000; added += 1000) await database.write((tx) => addJobs(tx, added, some));
    const next = await plansOf(academy, async (db) => expect(await nextJob(db, "webhook 1", 20_000)).toMatchObject({ id: 2 }));
    expect(next).toMatch(/jobs_due/);
    expect(next).not.toMatch(/sort|temp b-tree|seq scan/i);
    // Of a lane that is long: one that is empty PostgreSQL may as well read by another index.
    expect(await plansOf(academy, (db) => countJobs(db, { lane: "webhook 1", states: ["refused", "failed"], since: 1 }))).toMatch(
      /jobs_due/,
    );
  });

  it("cost a lane that fails as many queries and tries as 40 do", async () => {
    const costs = async (count: number) => {
      let tries = 0;
      const { queue, add, time } = await openQueue({
        "webhook 1": async () => {
          tries++;
          return { result: "later", status: 503 };
        },
      });
      for (let added = 0; added < count; added += 1000) await add("webhook 1", Math.min(count, 1000));
      const started = performance.now();
      for (let round = 0; round < 10; round++) {
        await queue.sendDue();
        time.now += minute;
      }
      return { tries, took: performance.now() - started };
    };
    const [few, many] = [await costs(40), await costs(40_000)];
    expect(many.tries).toBe(few.tries);
    expect(many.tries).toBeLessThan(brokenAfter + 5);
    // By the old queries it was 300 times as much.
    expect(many.took).toBeLessThan(10 * few.took + 500);
  });
});

it("a queue that is to stop waits for no receiver that says nothing", async () => {
  const { call, signIn, academy } = await openTestAcademy({ WEBHOOKS_TO_LOCALHOST: "on" });
  const sockets = new Set<Socket>();
  const silent = createServer(() => {});
  silent.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const at = silent.address();
  const url = `http://localhost:${at !== null && typeof at === "object" ? at.port : 0}/`;
  const token = await signIn();
  await call("POST", "/api/webhooks", { address: url, events: ["enquiry.created"], active: true }, { token });
  await call("POST", "/api/contact", enquiryInput());
  await expect.poll(() => sockets.size).toBe(1);
  const started = performance.now();
  await academy.jobs.stop();
  // The receiver would be waited for ten seconds.
  expect(performance.now() - started).toBeLessThan(8000);
});
