import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Listed, ListQuery } from "#contract/list.ts";
import { type Delivery, deliveryState } from "#contract/operations/webhook.ts";
import type { WebhookDeliveryTable } from "#database/rows.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { theProgram } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound } from "../errors.ts";
import { readListPage } from "../list-page.ts";

export type About = { noun: string; itemId: number | null };
type Row = Selectable<WebhookDeliveryTable>;
type Claimed = Row & { address: string; secret: string };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const claimFor = minute;
/** Between attempts: three days in all. */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
const turnedOffAfter = 5 * 24 * hour;
const keptFor = 30 * 24 * hour;
/** The receiver says that it wants nothing more. */
const gone = 410;

/** Puts a message for one webhook on its way. `now`: milliseconds since 1970. */
export async function enqueue(tx: Writer, now: number, webhookId: number, event: string, about: About, data: object): Promise<Delivery> {
  const row = await tx
    .insertInto("webhook_deliveries")
    .values({
      webhook_id: webhookId,
      event,
      noun: about.noun,
      item_id: about.itemId,
      message_id: `msg_${randomUUID()}`,
      payload: JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data }),
      state: "waiting",
      attempts: 0,
      next_at: now,
      created_at: now,
      tried_at: null,
      status: null,
      answer: "",
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return deliveryOf(row);
}

/** Whether anything is to be sent at `now`. */
export async function isDue(db: Reader, now: number): Promise<boolean> {
  const due = await db
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("state", "in", ["waiting", "sending"])
    .where("next_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Takes the next message before it is sent, as mail is (academy/outbox/outbox.ts). One at a time goes to each webhook. */
export async function claim(tx: Writer, now: number): Promise<Claimed | undefined> {
  const due = await tx
    .selectFrom("webhook_deliveries as one")
    .innerJoin("webhooks", "webhooks.id", "one.webhook_id")
    .select(["one.id", "webhooks.address", "webhooks.secret"])
    .where("webhooks.active", "=", 1)
    .where("one.state", "in", ["waiting", "sending"])
    .where("one.next_at", "<=", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("webhook_deliveries as other")
            .select("other.id")
            .whereRef("other.webhook_id", "=", "one.webhook_id")
            .where("other.state", "=", "sending")
            .where("other.next_at", ">", now),
        ),
      ),
    )
    .orderBy("one.next_at")
    .orderBy("one.id")
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const row = await tx
    .updateTable("webhook_deliveries")
    .set((column) => ({ state: "sending", attempts: column("attempts", "+", 1), next_at: now + claimFor, tried_at: now }))
    .where("id", "=", due.id)
    .where("next_at", "<=", now)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, address: due.address, secret: due.secret };
}

/** Notes what became of a message, and turns off a webhook that takes nothing any more. */
export async function settle(
  tx: Writer,
  now: number,
  { id, webhook_id, attempts, address }: Claimed,
  { status, answer }: { status: number | null; answer: string },
): Promise<void> {
  const isTaken = status !== null && status >= 200 && status < 300;
  const wait = waits[attempts - 1];
  const state = isTaken ? "sent" : wait === undefined ? "failed" : "waiting";
  await tx
    .updateTable("webhook_deliveries")
    .set({ state, status, answer, ...(wait !== undefined && { next_at: now + wait }) })
    .where("id", "=", id)
    .execute();
  const { failing_since: since } = await tx
    .updateTable("webhooks")
    .set((column) => ({ failing_since: isTaken ? null : column.fn.coalesce("failing_since", column.val(now)) }))
    .where("id", "=", webhook_id)
    .returning("failing_since")
    .executeTakeFirst()
    .then((row) => row ?? { failing_since: null });
  if (status === gone) await turnOff(tx, now, webhook_id, address, "Turned off: the receiver answered 410, it wants nothing more.");
  else if (since !== null && Number(since) <= now - turnedOffAfter)
    await turnOff(tx, now, webhook_id, address, "Turned off: nothing was taken for five days.");
}

async function turnOff(tx: Writer, now: number, id: number, address: string, note: string): Promise<void> {
  await tx.updateTable("webhooks").set({ active: 0, note }).where("id", "=", id).execute();
  await giveUp(tx, id);
  await record(tx, now, theProgram, { action: "turn-off", noun: "webhooks", item_id: id, title: hostOf(address), after: { note } });
}

export async function giveUp(tx: Writer, webhookId: number): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ state: "failed", answer: "Not sent: the webhook was turned off." })
    .where("webhook_id", "=", webhookId)
    .where("state", "in", ["waiting", "sending"])
    .execute();
}

/** What a webhook was sent and what waits for it, the newest first. */
export function deliveriesOf(db: Reader, webhookId: number, cut: Pick<ListQuery, "limit" | "offset">): Promise<Listed<Delivery>> {
  const query = db.selectFrom("webhook_deliveries").where("webhook_id", "=", webhookId);
  return readListPage(cut, {
    ids: async (most, after) => (await query.select("id").orderBy("id", "desc").limit(most).offset(after).execute()).map((row) => row.id),
    count: async () => Number((await query.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()).total),
    rows: (ids) => db.selectFrom("webhook_deliveries").selectAll().where("id", "in", ids).execute(),
    id: (row) => row.id,
    item: deliveryOf,
  });
}

/** Lets a message go again, with the same id, so that a receiver that had it knows. Throws NotFound. */
export async function sendAgain(tx: Writer, now: number, webhookId: number, id: number): Promise<Delivery> {
  const row = await tx
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", attempts: 0, next_at: now })
    .where("id", "=", id)
    .where("webhook_id", "=", webhookId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new NotFound("This message is not kept any more");
  return deliveryOf(row);
}

/** Erases old ones. */
export async function dropOld(tx: Writer, now: number): Promise<number> {
  const done = await tx
    .deleteFrom("webhook_deliveries")
    .where("created_at", "<", now - keptFor)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** Erases what is told of some items. */
export async function eraseDeliveriesAbout(tx: Writer, noun: string, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("webhook_deliveries").where("noun", "=", noun).where("item_id", "in", ids).execute();
}

/** The part of an address that may be told: the rest of it may be a secret. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : "";
}

function deliveryOf(row: Row): Delivery {
  const moment = (at: number | null) => (at === null ? null : new Date(Number(at)).toISOString());
  const state = deliveryState.catch("failed").parse(row.state);
  return {
    id: row.id,
    event: row.event,
    state,
    attempts: row.attempts,
    created_at: new Date(Number(row.created_at)).toISOString(),
    tried_at: moment(row.tried_at),
    next_at: state === "waiting" ? moment(row.next_at) : null,
    status: row.status,
    answer: row.answer,
    payload: row.payload,
  };
}
