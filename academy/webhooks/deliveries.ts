import type { Selectable } from "kysely";
import { type Delivery, deliveryState } from "#contract/operations/webhook.ts";
import type { WebhookTable } from "#database/tables.ts";
import type { Writer } from "#database/transaction.ts";
import { theProgram } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { addJobs, type Job, type NewJob, type Outcome, sendAgain, wakeLane } from "../jobs/job-rows.ts";

export type About = { noun: string; itemId: number | null };

const turnedOffAfter = 5 * 24 * 3_600_000;
/** The status with which a receiver says that it wants nothing more. */
const gone = 410;
const prefix = "webhook ";

export const laneOfWebhook = (id: number): string => prefix + id;
export const webhookOfLane = (lane: string): number => Number(lane.slice(prefix.length));

/** A message for one webhook. `now`: milliseconds since 1970. */
export function messageFor(webhookId: number, now: number, event: string, { noun, itemId }: About, data: object): NewJob {
  const body = JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data });
  return { lane: laneOfWebhook(webhookId), kind: event, noun, item_id: itemId, body };
}

/** Adds a test message, which tells of nothing, and sends it at once. */
export async function addTest(tx: Writer, now: number, webhookId: number): Promise<Delivery> {
  await wakeLane(tx, laneOfWebhook(webhookId));
  const [job] = await addJobs(tx, now, [messageFor(webhookId, now, "ping", { noun: "webhooks", itemId: null }, {})]);
  if (!job) throw new Error("A message was lost while it was written");
  return deliveryOf(job);
}

/** Notes whether a webhook took a message, and turns it off if it takes nothing any more; answers what its waiting messages are told, if it did. */
export async function noteAnswer(
  tx: Writer,
  now: number,
  { id, address }: Pick<Selectable<WebhookTable>, "id" | "address">,
  { result, status }: Outcome,
): Promise<string | undefined> {
  if (result === "none") return undefined;
  const row = await tx
    .updateTable("webhooks")
    .set((column) => ({ failing_since: result === "taken" ? null : column.fn.coalesce("failing_since", column.val(now)) }))
    .where("id", "=", id)
    .returning("failing_since")
    .executeTakeFirst();
  const isSilent = row && row.failing_since !== null && Number(row.failing_since) <= now - turnedOffAfter;
  if (status !== gone && !isSilent) return undefined;
  const why = status === gone ? "the receiver answered 410, it wants nothing more" : "nothing was taken for five days";
  const note = `Turned off: ${why}.`;
  await tx.updateTable("webhooks").set({ active: 0, note }).where("id", "=", id).execute();
  await record(tx, now, theProgram, { action: "turn-off", noun: "webhooks", item_id: id, title: hostOf(address), after: { note } });
  return turnedOff;
}

/** Why a message was not sent, in its log. */
export const turnedOff = "Not sent: the webhook was turned off.";

/** Sends a message again. Throws NotFound. */
export async function replayDelivery(tx: Writer, now: number, webhookId: number, id: number): Promise<Delivery> {
  if ((await sendAgain(tx, now, { lane: laneOfWebhook(webhookId), id })) === 0) throw new NotFound("This message is not kept any more");
  return deliveryOf(await tx.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
}

/** The part of an address that may be shown: the rest may be a secret. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : "";
}

/** A message as staff read it. */
export function deliveryOf(job: Job): Delivery {
  const state = deliveryState.catch("failed").parse(job.state);
  return {
    ...{ id: job.id, event: job.kind, state, attempts: job.attempts, status: job.status, answer: job.answer, payload: job.body },
    created_at: isoMoment(job.created_at),
    tried_at: isoMoment(job.tried_at),
    next_at: state === "waiting" ? isoMoment(job.next_at) : null,
  };
}
