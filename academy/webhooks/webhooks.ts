import type { Selectable } from "kysely";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { Delivery, Webhook, WebhookInput } from "#contract/operations/webhook.ts";
import type { Database } from "#database/database.ts";
import type { WebhookTable } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import type { Actor } from "../actor.ts";
import type { Attention } from "../attention/attention-line.ts";
import { record } from "../audit/audit.ts";
import { nextPublication } from "../content/next-publication.ts";
import { Invalid, notFound, Refusal } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { eraseLane, giveUp, isLate, type Job, listJobs, type Outcome, wakeLane } from "../jobs/job-rows.ts";
import type { JobSource } from "../jobs/jobs.ts";
import { webhookPolicy } from "../jobs/retry.ts";
import { textsOf } from "../json-list.ts";
import { addTest, deliveryOf, hostOf, laneOfWebhook, noteAnswer, replayDelivery, turnedOff, webhookOfLane } from "./deliveries.ts";
import { postsToTell, tellOfPosts } from "./events.ts";
import { createWebhookSecret, signedHeaders } from "./signature.ts";
import { troubleOfWebhook } from "./webhook-attention.ts";

const mostInAll = 10;

export type SendWebhook = (
  address: string,
  headers: Record<string, string>,
  payload: string,
) => Promise<{ status: number | null; answer: string }>;

export type WebhookSettings = {
  send: SendWebhook;
  /** Why an address cannot be used; undefined: it can. */
  refuse: (address: string) => string | undefined;
  publicUrl: string;
};

/** The repository of webhooks (addresses of others that are told of events) and of their messages. `today`: the calendar day where the academy is. */
export function createWebhooks(database: Database, clock: () => number, today: () => string, settings: WebhookSettings) {
  /** The day on which all posts that visitors see were told of; "": some may have been saved since. */
  let toldOn = "";
  /** The next moment at which an item is published or withdrawn by itself; milliseconds since 1970. */
  let next = Number.POSITIVE_INFINITY;
  database.onChange((table) => {
    if (table === "posts") toldOn = "";
  });

  /** The lanes of webhooks, one each. */
  const source: JobSource = {
    async prepare(stopped) {
      const [day, now] = [today(), clock()];
      if (toldOn === day && now < next) return;
      toldOn = day;
      try {
        next = await database.read((db) => nextPublication(db, now));
        await tellOfNewPosts(day, stopped);
      } catch (error) {
        toldOn = "";
        throw error;
      }
    },
    async lanes() {
      const rows = await database.read((db) => db.selectFrom("webhooks").select(["id", "address"]).where("active", "=", 1).execute());
      return rows.map((webhook) => ({
        name: laneOfWebhook(webhook.id),
        policy: webhookPolicy,
        send,
        settled: (tx, _job, outcome) => noteAnswer(tx, clock(), webhook, outcome),
      }));
    },
  };

  async function tellOfNewPosts(day: string, stopped: () => boolean): Promise<void> {
    for (let last = 0; !stopped(); ) {
      const [now, after] = [clock(), last];
      const posts = await database.scan((db) => postsToTell(db, now, day, after));
      if (posts.length === 0) return;
      last = posts.at(-1)?.id ?? last;
      await database.write((tx) => tellOfPosts(tx, now, posts, settings.publicUrl));
    }
    toldOn = "";
  }

  async function send({ lane, message_id, body }: Job): Promise<Outcome> {
    // Read again: the webhook may have been changed since its lane was begun.
    const { address, secret, active } = await database.read((db) => rowIn(db, webhookOfLane(lane)));
    if (active !== 1) return { result: "none", answer: turnedOff };
    const { status, answer } = await settings.send(address, signedHeaders(secret, `msg_${message_id}`, clock(), body), body);
    const isTaken = status !== null && status >= 200 && status < 300;
    return { result: isTaken ? "taken" : "later", status, answer, reason: `status ${status}` };
  }

  function rowIn(db: Reader, id: number): Promise<Selectable<WebhookTable>> {
    return db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirstOrThrow(notFound("Webhook not found"));
  }

  function assertUsable(address: string): void {
    const reason = settings.refuse(address);
    if (reason !== undefined) throw new Invalid("address", reason);
  }

  const noted = (tx: Writer, actor: Actor, action: string, { id, address }: { id: number; address: string }, more: object = {}) =>
    record(tx, clock(), actor, { action, noun: "webhooks", item_id: id, title: hostOf(address), ...more });
  const kept = ({ address, events, active }: Pick<Webhook, "address" | "events" | "active">) => ({ host: hostOf(address), events, active });

  return {
    source,

    async attention(): Promise<Attention[]> {
      const now = clock();
      return database.read(async (db) => {
        const rows = await db.selectFrom("webhooks").select(["id", "address", "active", "note", "failing_since"]).execute();
        const lines: Attention[] = [];
        for (const { id, address, active, note, failing_since } of rows) {
          const late = active === 1 && (await isLate(db, laneOfWebhook(id), now));
          lines.push(...troubleOfWebhook({ id, host: hostOf(address), active: active === 1, note, failing: failing_since !== null, late }));
        }
        return lines;
      });
    },

    async list(): Promise<Webhook[]> {
      return (await database.read((db) => db.selectFrom("webhooks").selectAll().orderBy("id").execute())).map(webhookOf);
    },

    /** Makes a webhook; its secret is answered only here. Throws Invalid, Refusal when there are too many. */
    async create(input: WebhookInput, actor: Actor): Promise<{ webhook: Webhook; secret: string }> {
      assertUsable(input.address);
      const secret = createWebhookSecret();
      return database.write(async (tx) => {
        const there = await tx.selectFrom("webhooks").select("id").execute();
        if (there.length >= mostInAll) throw new Refusal(`There can be ${mostInAll} webhooks. Delete one that is not needed any more.`);
        const { address, events, active } = input;
        const fresh = { address, events: JSON.stringify(events), secret, active: active ? 1 : 0, note: "", failing_since: null };
        const row = await tx
          .insertInto("webhooks")
          .values({ ...fresh, created_at: clock(), made_by: actor.name })
          .returningAll()
          .executeTakeFirstOrThrow();
        await tellOfChange(tx, clock(), { actor, what: `A webhook was made: ${hostOf(address)} is told of what happens here.` });
        await noted(tx, actor, "create", row, { after: kept(input) });
        return { webhook: webhookOf(row), secret };
      });
    },

    /** Throws NotFound, Invalid. */
    async update(id: number, input: WebhookInput, actor: Actor): Promise<Webhook> {
      assertUsable(input.address);
      const saved = await database.write(async (tx) => {
        const before = webhookOf(await rowIn(tx, id));
        const { address, events, active } = input;
        const row = await tx
          .updateTable("webhooks")
          .set({ address, events: JSON.stringify(events), active: active ? 1 : 0, note: "", failing_since: null })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await wakeLane(tx, laneOfWebhook(id));
        const what = `The webhook of ${hostOf(before.address)} was changed; it goes to ${hostOf(address)}.`;
        await tellOfChange(tx, clock(), { actor, what });
        await noted(tx, actor, "update", row, { before: kept(before), after: kept(input) });
        return webhookOf(row);
      });
      if (!input.active) await giveUp(database.write, { lane: laneOfWebhook(id) }, { now: clock(), answer: turnedOff });
      return saved;
    },

    /** A new secret; the one before it is not used any more. Throws NotFound. */
    async replaceSecret(id: number, actor: Actor): Promise<{ webhook: Webhook; secret: string }> {
      const secret = createWebhookSecret();
      return database.write(async (tx) => {
        const row = await rowIn(tx, id);
        await tx.updateTable("webhooks").set({ secret }).where("id", "=", id).execute();
        await tellOfChange(tx, clock(), { actor, what: `The secret of the webhook of ${hostOf(row.address)} was replaced.` });
        await noted(tx, actor, "replace-secret", row);
        return { webhook: webhookOf(row), secret };
      });
    },

    /** Deletes it with its messages. Throws NotFound. */
    async remove(id: number, actor: Actor): Promise<void> {
      await database.write(async (tx) => {
        const row = await rowIn(tx, id);
        await tx.deleteFrom("webhooks").where("id", "=", id).execute();
        await noted(tx, actor, "delete", row);
      });
      await eraseLane(database.write, laneOfWebhook(id));
    },

    /** Sends a test message, which tells of nothing. Throws NotFound, Refusal. */
    async test(id: number, actor: Actor): Promise<Delivery> {
      return database.write(async (tx) => {
        const row = await rowIn(tx, id);
        assertActive(row);
        await noted(tx, actor, "test", row);
        return addTest(tx, clock(), id);
      });
    },

    /** Its messages, sent or waiting, the newest first. Throws NotFound. */
    async deliveries(id: number, cut: Pick<ListQuery, "limit" | "offset">): Promise<Listed<Delivery>> {
      return database.read(async (db) => {
        await rowIn(db, id);
        return listJobs(db, { lane: laneOfWebhook(id) }, cut, deliveryOf);
      });
    },

    /** Sends one message again. Throws NotFound, Refusal. */
    async replay(id: number, deliveryId: number, actor: Actor): Promise<Delivery> {
      return database.write(async (tx) => {
        const row = await rowIn(tx, id);
        assertActive(row);
        await noted(tx, actor, "replay", row);
        return replayDelivery(tx, clock(), id, deliveryId);
      });
    },
  };
}

function assertActive({ active }: { active: number }): void {
  if (active !== 1) throw new Refusal("This webhook is turned off. Turn it on first.");
}

function webhookOf(row: Selectable<WebhookTable>): Webhook {
  return {
    id: row.id,
    address: row.address,
    events: textsOf(row.events),
    active: row.active === 1,
    note: row.note,
    failing_since: isoMoment(row.failing_since),
    created_at: isoMoment(row.created_at),
    made_by: row.made_by,
  };
}
