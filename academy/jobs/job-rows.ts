import { randomUUID } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { ListQuery } from "#contract/list.ts";
import type { JobLaneTable, JobTable } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { inParts, rowsOfPart } from "../limits/in-parts.ts";
import { readRows } from "../list-page.ts";
import { countOf, deleted, inserted, updated } from "../rows.ts";
import { brokenAfter, jobAfter, type LaneHealth, laneAfter, longestPause, type Policy, type Result } from "./retry.ts";

export type Job = Selectable<JobTable>;
export type NewJob = Pick<Insertable<JobTable>, "lane" | "kind" | "noun" | "item_id"> &
  Partial<Pick<Insertable<JobTable>, "once" | "message_id" | "subject" | "body" | "event_id">>;
/** `reason`: codes only, for the log. */
export type Outcome = { result: Result; status?: number | null; answer?: string; reason?: string };

/** Runs one transaction. */
type Write = (work: (tx: Writer) => Promise<number>) => Promise<number>;

/** Milliseconds after which the lanes of a process that died are free. Longer than one try takes. */
const servedFor = 60_000;
const keptFor = 30 * 24 * 3_600_000;
/** No policy lets a job wait for more than a day. */
const longestWait = 26 * 3_600_000;

/** Adds jobs, in the transaction of what they tell of; answers those that are new (`once`). `now`: milliseconds since 1970. */
export async function addJobs(tx: Writer, now: number, jobs: readonly NewJob[]): Promise<Job[]> {
  if (jobs.length === 0) return [];
  const rows = jobs.map((job) => ({
    ...{ once: null, message_id: randomUUID(), subject: "", body: "", event_id: null, ...job },
    ...{ created_at: now, next_at: now, expires_at: job.lane === enquiryMailLane ? null : now + keptFor },
  }));
  return tx
    .insertInto("jobs")
    .values(rows)
    .onConflict((taken) => taken.column("once").doNothing())
    .returningAll()
    .execute();
}

/** Mail about enquiries: it stays with them, and backups carry it. */
export const enquiryMailLane = "mail";

type NewMail = Pick<NewJob, "subject" | "body" | "event_id"> & { enquiry_id: number; kind: "notice" | "receipt" | "reply" };

/** Adds a mail about an enquiry, in the transaction of what it tells of. */
export async function addMail(tx: Writer, now: number, { enquiry_id, ...mail }: NewMail): Promise<void> {
  await addJobs(tx, now, [{ lane: enquiryMailLane, noun: "enquiries", item_id: enquiry_id, ...mail }]);
}

/** The next job of a lane that is due. Looks at one row, however many wait. */
export function nextJob(db: Reader, lane: string, now: number): Promise<Job | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("lane", "=", lane)
    .where("state", "=", "waiting")
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** So much may the clocks of two machines differ. */
const clocksDiffer = 10 * 60_000;

/** Claims a lane with all that is due in it, for one process; answers whether it is ours, and not paused. */
export async function takeLane(tx: Writer, lane: string, holder: string, now: number): Promise<boolean> {
  const claim = { holder, served_until: now + servedFor };
  const [unserved, unpaused] = [now + servedFor + clocksDiffer, now + longestPause + clocksDiffer];
  const taken = tx
    .insertInto("job_lanes")
    .values({ lane, ...claim, failures: 0, failing_since: null, paused_until: 0 })
    .onConflict((row) =>
      row
        .column("lane")
        .doUpdateSet(claim)
        // A moment further away than any claim or pause was written by a clock that ran ahead: without this its lane would stand still until then.
        .where(({ eb, or }) => or([eb("job_lanes.served_until", "<=", now), eb("job_lanes.served_until", ">", unserved)]))
        .where(({ eb, or }) => or([eb("job_lanes.paused_until", "<=", now), eb("job_lanes.paused_until", ">", unpaused)])),
    );
  return (await inserted(taken)) === 1;
}

/** Gives a lane up, so that another process may serve it. */
export async function leaveLane(tx: Writer, lane: string, holder: string): Promise<void> {
  await tx.updateTable("job_lanes").set({ served_until: 0 }).where("lane", "=", lane).where("holder", "=", holder).execute();
}

export const laneOf = (db: Reader, lane: string): Promise<Selectable<JobLaneTable> | undefined> =>
  db.selectFrom("job_lanes").selectAll().where("lane", "=", lane).executeTakeFirst();

/** Ends a lane's pause: its receiver is tried at once, however often it failed. */
export async function wakeLane(tx: Writer, lane: string): Promise<void> {
  await tx.updateTable("job_lanes").set({ paused_until: 0 }).where("lane", "=", lane).execute();
}

/** Milliseconds that a job is overdue only where its receiver takes less than what comes. */
const late = 3_600_000;

/** Whether the receiver of a lane is too slow: its next job has been due for an hour. */
export async function isLate(db: Reader, lane: string, now: number): Promise<boolean> {
  const { next_at = now } = (await nextJob(db, lane, now)) ?? {};
  return next_at < now - late;
}

/** Writes down what became of a job and of its lane; answers the job's state, and whether the lane goes on. */
export async function settle(
  tx: Writer,
  job: Job,
  { result, status = null, answer = "" }: Outcome,
  { holder, now, policy }: { holder: string; now: number; policy: Policy },
): Promise<{ state: string; goesOn: boolean }> {
  const row = await laneOf(tx, job.lane);
  const before: LaneHealth = { failures: row?.failures ?? 0, failing_since: row?.failing_since ?? null };
  const lane = result === "none" ? undefined : laneAfter(before, result === "taken", now);
  const tried = { attempts: job.attempts + 1, first_try_at: job.first_try_at ?? now, tried_at: now };
  const after = { policy, lane: lane ?? before, attempts: tried.attempts, since: tried.first_try_at, now };
  const { state, next_at } = jobAfter(result, after);
  const said = state === "failed" ? `${policy.note ?? ""}${answer}` : answer;
  await tx
    .updateTable("jobs")
    .set({ ...tried, state, next_at, status, answer: said })
    .where("id", "=", job.id)
    .where("state", "=", "waiting")
    .execute();
  // The server was broken, not the jobs: what it refused meanwhile is sent again.
  if (lane?.failures === brokenAfter) await tryAgain(tx, job.lane, { since: lane.failing_since ?? now, at: next_at });
  const ours = tx.updateTable("job_lanes").where("lane", "=", job.lane).where("holder", "=", holder);
  const isOurs = (await updated(ours.set({ ...lane, served_until: now + servedFor }))) === 1;
  return { state, goesOn: isOurs && (lane?.paused_until ?? 0) <= now };
}

async function tryAgain(tx: Writer, lane: string, { since, at }: { since: number; at: number }): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({ state: "waiting", next_at: at })
    .where("lane", "=", lane)
    .where("state", "=", "refused")
    .where("next_at", ">=", since)
    .execute();
}

/** `since`: jobs that are due, or got their state, at that moment or later; `madeBefore`: jobs that were added before it. */
type Chosen = { lane: string; states?: readonly string[]; id?: number; since?: number; madeBefore?: number };

/** Some jobs of a lane. */
export function chosenJobs(db: Pick<Reader, "selectFrom">, { lane, states, id, since, madeBefore }: Chosen) {
  let query = db.selectFrom("jobs").where("lane", "=", lane);
  if (states) query = query.where("state", "in", states);
  if (id !== undefined) query = query.where("id", "=", id);
  if (madeBefore !== undefined) query = query.where("created_at", "<", madeBefore);
  return since === undefined ? query : query.where("next_at", ">=", since);
}

/** How many jobs of a lane are in some states; read from the index alone, unless `madeBefore` is given. */
export function countJobs(db: Reader, which: Chosen): Promise<number> {
  return countOf(chosenJobs(db, which));
}

/** Some jobs, the newest first. */
export function listJobs<Item>(db: Reader, which: Chosen, cut: Pick<ListQuery, "limit" | "offset">, item: (job: Job) => Item) {
  const query = chosenJobs(db, which);
  const rows = (ids: number[]): Promise<Job[]> => db.selectFrom("jobs").selectAll().where("id", "in", ids).execute();
  return readRows(cut, { query, ids: query.select("id").orderBy("id", "desc"), rows, item });
}

/** Makes some jobs, `rowsOfPart` at the most, due at once as if they had never been tried, with the same message id; answers how many. */
export async function sendAgain(tx: Writer, now: number, which: Chosen): Promise<number> {
  const again = { state: "waiting", attempts: 0, first_try_at: null, next_at: now, answer: "" };
  await wakeLane(tx, which.lane);
  return updated(tx.updateTable("jobs").set(again).where("id", "in", chosenJobs(tx, which).select("id").limit(rowsOfPart)));
}

/** Gives up the jobs of a lane in a state, some rows at a time; `before`: only those due by then. Answers how many. */
export async function giveUp(
  write: Write,
  { lane, from = "waiting", to = "failed", before }: { lane: string; from?: string; to?: string; before?: number },
  { now, answer }: { now: number; answer: string },
): Promise<number> {
  return inParts(() =>
    write((tx) => {
      const which = chosenJobs(tx, { lane, states: [from] });
      const ids = (before === undefined ? which : which.where("next_at", "<", before)).select("id").limit(rowsOfPart);
      return updated(tx.updateTable("jobs").set({ state: to, next_at: now, answer }).where("id", "in", ids));
    }),
  );
}

/** Erases all jobs of a lane. */
export const eraseLane = (write: Write, lane: string): Promise<number> => eraseInParts(write, (tx) => chosenJobs(tx, { lane }));

/** Erases jobs that were kept for long enough, and makes those due that a clock which ran ahead put off for longer than any policy does. */
export async function sweepJobs(write: Write, now: number): Promise<number> {
  const far = now + longestWait;
  await inParts(() =>
    write((tx) => {
      const some = tx.selectFrom("jobs").select("id").where("state", "=", "waiting").where("next_at", ">", far).limit(rowsOfPart);
      return updated(tx.updateTable("jobs").set({ next_at: now }).where("id", "in", some));
    }),
  );
  return eraseInParts(write, (tx) => tx.selectFrom("jobs").where("expires_at", "<", now));
}

function eraseInParts(write: Write, which: (tx: Writer) => ReturnType<typeof chosenJobs>): Promise<number> {
  return inParts(() => write((tx) => deleted(tx.deleteFrom("jobs").where("id", "in", which(tx).select("id").limit(rowsOfPart)))));
}

/** Erases the jobs about some items, sent or not. Answers how many of them were mails. */
export async function eraseJobsAbout(tx: Writer, noun: string, ids: readonly number[]): Promise<number> {
  const gone = await tx.deleteFrom("jobs").where("noun", "=", noun).where("item_id", "in", ids).returning("lane").execute();
  return gone.filter(({ lane }) => lane === enquiryMailLane).length;
}
