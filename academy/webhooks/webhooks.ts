import type { Selectable } from "kysely";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { Delivery, Webhook, WebhookInput } from "#contract/webhook.ts";
import type { Database } from "#database/database.ts";
import type { WebhookTable } from "#database/rows.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { Invalid, NotFound, Refusal } from "../errors.ts";
import { textsOf } from "../json-list.ts";
import { readPage } from "../list-page.ts";
import { createQueueRunner } from "../queue-runner.ts";
import { createDeliveries, deliveryOf, giveUp, hostOf, type SendWebhook } from "./deliveries.ts";
import { enqueue, tellOfPosts } from "./events.ts";
import { createWebhookSecret } from "./signature.ts";

const mostInAll = 10;

export type WebhookSettings = {
  send: SendWebhook;
  /** Why an address cannot be used; undefined: it can. */
  refuse: (address: string) => string | undefined;
  /** Origin of the public site. */
  publicUrl: string;
  log: (message: string, facts: Record<string, unknown>) => void;
};

/** Addresses of others that are told of events. `today`: the calendar day where the academy is. */
export function createWebhooks(database: Database, clock: () => number, today: () => string, settings: WebhookSettings) {
  const deliveries = createDeliveries(database, clock, settings.send);
  /** The day up to which posts were looked at; "": some may have been saved since. */
  let told = "";
  database.onChange((noun) => {
    if (noun === "posts") told = "";
  });

  async function work(stopped: () => boolean): Promise<void> {
    const day = today();
    if (told !== day) {
      told = day;
      await tellOfPosts(database, clock(), day, settings.publicUrl).catch((error: unknown) => {
        told = "";
        throw error;
      });
    }
    await deliveries.sendDue(stopped);
  }

  async function rowIn(db: Reader, id: number): Promise<Selectable<WebhookTable>> {
    const row = await db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) throw new NotFound("Webhook not found");
    return row;
  }

  function assertUsable(address: string): void {
    const reason = settings.refuse(address);
    if (reason !== undefined) throw new Invalid("address", reason);
  }

  const noted = (tx: Writer, actor: Actor, action: string, { id, address }: { id: number; address: string }, more: object = {}) =>
    record(tx, clock(), actor, { action, noun: "webhooks", item_id: id, title: hostOf(address), ...more });
  const kept = ({ address, events, active }: Pick<Webhook, "address" | "events" | "active">) => ({ host: hostOf(address), events, active });

  return {
    ...createQueueRunner("webhooks", work, settings.log),
    sweep: deliveries.sweep,

    async list(): Promise<Webhook[]> {
      return (await database.read((db) => db.selectFrom("webhooks").selectAll().orderBy("id").execute())).map(webhookOf);
    },

    /** A new webhook and its secret, which is told this once. Throws Invalid, Refusal when there are too many. */
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
        await noted(tx, actor, "create", row, { after: kept(input) });
        return { webhook: webhookOf(row), secret };
      });
    },

    /** Throws NotFound, Invalid. */
    async update(id: number, input: WebhookInput, actor: Actor): Promise<Webhook> {
      assertUsable(input.address);
      return database.write(async (tx) => {
        const before = webhookOf(await rowIn(tx, id));
        const { address, events, active } = input;
        const row = await tx
          .updateTable("webhooks")
          .set({ address, events: JSON.stringify(events), active: active ? 1 : 0, note: "", failing_since: null })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        if (!active) await giveUp(tx, id);
        await noted(tx, actor, "update", row, { before: kept(before), after: kept(input) });
        return webhookOf(row);
      });
    },

    /** A new secret; the one before it is not used any more. Throws NotFound. */
    async replaceSecret(id: number, actor: Actor): Promise<{ webhook: Webhook; secret: string }> {
      const secret = createWebhookSecret();
      return database.write(async (tx) => {
        const row = await rowIn(tx, id);
        await tx.updateTable("webhooks").set({ secret }).where("id", "=", id).execute();
        await noted(tx, actor, "replace-secret", row);
        return { webhook: webhookOf(row), secret };
      });
    },

    /** Deletes it with what is on its way. Throws NotFound. */
    async remove(id: number, actor: Actor): Promise<void> {
      await database.write(async (tx) => {
        const row = await rowIn(tx, id);
        await tx.deleteFrom("webhooks").where("id", "=", id).execute();
        await noted(tx, actor, "delete", row);
      });
    },

    /** Puts a message on its way that tells of nothing. Throws NotFound, Refusal. */
    async test(id: number): Promise<Delivery> {
      return database.write(async (tx) => {
        assertActive(await rowIn(tx, id));
        const made = await enqueue(tx, clock(), id, "ping", { noun: "webhooks", itemId: null }, {});
        return deliveryOf(await tx.selectFrom("webhook_deliveries").selectAll().where("id", "=", made).executeTakeFirstOrThrow());
      });
    },

    /** What was sent and what waits, the newest first. Throws NotFound. */
    async deliveries(id: number, cut: Pick<ListQuery, "limit" | "offset">): Promise<Listed<Delivery>> {
      return database.read(async (db) => {
        await rowIn(db, id);
        const query = db.selectFrom("webhook_deliveries").where("webhook_id", "=", id);
        return readPage(cut, {
          ids: async (most, after) =>
            (await query.select("id").orderBy("id", "desc").limit(most).offset(after).execute()).map((row) => row.id),
          count: async () => Number((await query.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()).total),
          rows: (ids) => db.selectFrom("webhook_deliveries").selectAll().where("id", "in", ids).execute(),
          id: (row) => row.id,
          item: deliveryOf,
        });
      });
    },

    /** Sends one again, with the same id, so that a receiver that had it knows. Throws NotFound, Refusal. */
    async replay(id: number, deliveryId: number): Promise<Delivery> {
      return database.write(async (tx) => {
        assertActive(await rowIn(tx, id));
        const row = await tx
          .updateTable("webhook_deliveries")
          .set({ state: "waiting", attempts: 0, next_at: clock() })
          .where("id", "=", deliveryId)
          .where("webhook_id", "=", id)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new NotFound("This message is not kept any more");
        return deliveryOf(row);
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
    failing_since: row.failing_since === null ? null : new Date(Number(row.failing_since)).toISOString(),
    created_at: new Date(Number(row.created_at)).toISOString(),
    made_by: row.made_by,
  };
}
