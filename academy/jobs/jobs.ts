import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#database/database.ts";
import type { Writer } from "#database/transaction.ts";
import { createQueueRunner } from "../queue-runner.ts";
import { giveUp, type Job, leaveLane, nextJob, type Outcome, settle, sweepJobs, takeLane } from "./job-rows.ts";
import type { Policy } from "./retry.ts";

/** One receiver, and how a job is sent to it. */
export type Lane = {
  name: string;
  policy: Policy;
  send: (job: Job) => Promise<Outcome>;
  /** In the transaction that notes an outcome; answers why the lane is closed, if it is. */
  settled?: (tx: Writer, job: Job, outcome: Outcome) => Promise<string | undefined>;
  /** A job that has been due for longer than this is not sent any more: it would only surprise. Milliseconds. */
  tooLate?: { after: number; answer: string };
};

/** Where jobs come from: `prepare` adds jobs that have become due, `lanes` answers the receivers that can be sent something now. */
export type JobSource = { prepare?: (stopped: () => boolean) => Promise<void>; lanes: () => Promise<Lane[]> };

type Needs = {
  database: Database;
  clock: () => number;
  sources: readonly JobSource[];
  log: (message: string, fields: Record<string, unknown>) => void;
};

/** Milliseconds: a silent receiver must not keep a process from stopping. Its job is sent again later, with the same id. */
const patience = 3000;

/** Sends the jobs that wait, each lane by itself and one job after the other; a lane is served by one process. */
export function createJobs({ database, clock, sources, log }: Needs) {
  const holder = randomUUID();
  const serving = new Map<string, Promise<void>>();
  /** Lanes that were asked for while they were served: a job added meanwhile may not have been seen. */
  const askedFor = new Set<string>();
  let stopped = false;

  async function look(): Promise<void> {
    for (const source of sources) await lookAt(source).catch((error: unknown) => logTrouble("jobs wait", error));
  }

  async function lookAt({ prepare, lanes }: JobSource): Promise<void> {
    await prepare?.(() => stopped);
    for (const lane of await lanes()) serve(lane);
  }

  function serve(lane: Lane): void {
    if (stopped) return;
    if (serving.has(lane.name)) return void askedFor.add(lane.name);
    const served = serveNow(lane)
      .catch((error: unknown) => logTrouble("jobs wait", error, lane.name))
      .finally(() => {
        serving.delete(lane.name);
        if (askedFor.delete(lane.name)) serve(lane);
      });
    serving.set(lane.name, served);
  }

  async function serveNow(lane: Lane): Promise<void> {
    const next = () => database.read((db) => nextJob(db, lane.name, clock()));
    if (!(await next())) return;
    if (!(await database.write((tx) => takeLane(tx, lane.name, holder, clock())))) return;
    if (lane.tooLate) await dropLate(lane.name, lane.tooLate);
    // A failure ends the loop: a job that was sent, but could not be noted as sent, must not be sent again at once.
    for (let job = await next(); job && !stopped; job = await next()) if (!(await sendOne(lane, job))) break;
    await database.write((tx) => leaveLane(tx, lane.name, holder));
  }

  async function sendOne(lane: Lane, job: Job): Promise<boolean> {
    const outcome = await lane.send(job).catch((error: unknown): Outcome => ({ result: "later", answer: String(error).slice(0, 300) }));
    const { state, goesOn, closed } = await database.write(async (tx) => {
      const settled = await settle(tx, job, outcome, { holder, now: clock(), policy: lane.policy });
      return { ...settled, closed: await lane.settled?.(tx, job, outcome) };
    });
    const { result, reason = "unknown" } = outcome;
    if (result === "refused" || result === "later")
      log(`${lane.name.replace(/ \d+$/, "")} not sent`, { reason, state, job: job.id, attempt: job.attempts + 1 });
    if (closed !== undefined) await giveUp(database.write, { lane: lane.name }, { now: clock(), answer: closed });
    return goesOn && closed === undefined;
  }

  async function dropLate(lane: string, { after, answer }: NonNullable<Lane["tooLate"]>): Promise<void> {
    const dropped = await giveUp(database.write, { lane, before: clock() - after }, { now: clock(), answer });
    if (dropped > 0) log(`${lane} not sent`, { reason: "too late", mails: dropped });
  }

  function logTrouble(what: string, error: unknown, lane = ""): void {
    if (!stopped) log(what, { ...(lane && { lane }), reason: "error", error: String(error) });
  }

  const runner = createQueueRunner("jobs", look, log);
  const served = async () => {
    while (serving.size > 0) await Promise.all(serving.values());
  };
  return {
    ...runner,
    /** For tests: when it resolves, everything that was due was tried. */
    async sendDue(): Promise<void> {
      await runner.sendDue();
      await served();
    },
    sweep: (): Promise<number> => sweepJobs(database.write, clock()),
    async stop(): Promise<void> {
      stopped = true;
      const timer = new AbortController();
      await Promise.race([runner.stop().then(served), pause(patience, undefined, { signal: timer.signal }).catch(() => {})]);
      timer.abort();
    },
  };
}
