import type { Selectable } from "kysely";
import { type Delivery, deliveryState } from "#contract/webhook.ts";
import type { Database } from "#database/database.ts";
import type { WebhookDeliveryTable } from "#database/rows.ts";
import type { Writer } from "#database/transaction.ts";
import { theProgram } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { signedHeaders } from "./signature.ts";

/** Posts one message. Answers what the receiver said, or what kept it from being reached. */
export type SendWebhook = (
  address: string,
  headers: Record<string, string>,
  payload: string,
) => Promise<{ status: number | null; answer: string }>;

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

/** How many are sent at the same time, each to another webhook: a slow one keeps no other waiting. */
const lanes = 4;

/** Messages on their way. Each is claimed before it is sent, as mail is (academy/outbox/outbox.ts). */
export function createDeliveries(database: Database, clock: () => number, send: SendWebhook) {
  const isDue = () =>
    database.read((db) =>
      db
        .selectFrom("webhook_deliveries")
        .select("id")
        .where("state", "in", ["waiting", "sending"])
        .where("next_at", "<=", clock())
        .limit(1)
        .executeTakeFirst(),
    );

  async function claim(): Promise<Claimed | undefined> {
    const now = clock();
    return database.write(async (tx) => {
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
    });
  }

  async function settle({ id, webhook_id, attempts, address }: Claimed, status: number | null, answer: string): Promise<void> {
    const now = clock();
    const isTaken = status !== null && status >= 200 && status < 300;
    await database.write(async (tx) => {
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
      if (status === gone) await turnOff(tx, webhook_id, address, "Turned off: the receiver answered 410, it wants nothing more.");
      else if (since !== null && Number(since) <= now - turnedOffAfter)
        await turnOff(tx, webhook_id, address, "Turned off: nothing was taken for five days.");
    });
  }

  async function turnOff(tx: Writer, id: number, address: string, note: string): Promise<void> {
    await tx.updateTable("webhooks").set({ active: 0, note }).where("id", "=", id).execute();
    await giveUp(tx, id);
    await record(tx, clock(), theProgram, { action: "turn-off", noun: "webhooks", item_id: id, title: hostOf(address), after: { note } });
  }

  return {
    /** Sends what is due. */
    async sendDue(stopped: () => boolean): Promise<void> {
      if (!(await isDue())) return;
      const lane = async () => {
        while (!stopped()) {
          const claimed = await claim();
          if (!claimed) return;
          const { message_id, payload, secret, address } = claimed;
          const { status, answer } = await send(address, signedHeaders(secret, message_id, clock(), payload), payload);
          await settle(claimed, status, answer);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    },

    /** Drops old ones. */
    async sweep(): Promise<number> {
      const done = await database.write((tx) =>
        tx
          .deleteFrom("webhook_deliveries")
          .where("created_at", "<", clock() - keptFor)
          .executeTakeFirst(),
      );
      return Number(done.numDeletedRows);
    },
  };
}

/** Gives up what waits for a webhook. */
export async function giveUp(tx: Writer, webhookId: number): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ state: "failed", answer: "Not sent: the webhook was turned off." })
    .where("webhook_id", "=", webhookId)
    .where("state", "in", ["waiting", "sending"])
    .execute();
}

/** The part of an address that may be told: the rest of it may be a secret. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : "";
}

export function deliveryOf(row: Row): Delivery {
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
