import { randomUUID } from "node:crypto";
import type { WebhookEvent } from "#contract/webhook.ts";
import type { Database } from "#database/database.ts";
import type { Writer } from "#database/transaction.ts";
import { isPublished } from "../content/published.ts";
import { textsOf } from "../json-list.ts";

type About = { noun: string; itemId: number | null };

/** Puts a message for one webhook into the queue. */
export async function enqueue(tx: Writer, now: number, webhookId: number, event: string, about: About, data: object): Promise<number> {
  const { id } = await tx
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
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Tells the webhooks that ask for an event, in the transaction of what it tells of: neither is there without the other. */
export async function tell(tx: Writer, now: number, event: WebhookEvent, about: About, data: object): Promise<void> {
  const active = await tx.selectFrom("webhooks").select(["id", "events"]).where("active", "=", 1).orderBy("id").execute();
  for (const { id } of active.filter(({ events }) => textsOf(events).includes(event))) await enqueue(tx, now, id, event, about, data);
}

const atOnce = 100;

/**
 * Tells of posts that are on the website and were not told of yet: a post appears when it is saved, or when its moment or date comes.
 * Each is marked in the same transaction, so that it is told of once however many processes look.
 */
export async function tellOfPosts(database: Database, now: number, today: string, publicUrl: string): Promise<void> {
  for (;;) {
    const found = await database.read((db) =>
      db
        .selectFrom("posts")
        .select(["id", "title", "slug", "summary", "category", "date"])
        .where("deleted_at", "is", null)
        .where("date", "<=", today)
        .where(isPublished(new Date(now).toISOString()))
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("announced_posts").select("post_id").whereRef("post_id", "=", "posts.id"))),
        )
        .orderBy("id")
        .limit(atOnce)
        .execute(),
    );
    if (found.length === 0) return;
    await database.write(async (tx) => {
      for (const { id, slug, ...post } of found) {
        const marked = await tx
          .insertInto("announced_posts")
          .values({ post_id: id })
          .onConflict((row) => row.column("post_id").doNothing())
          .executeTakeFirst();
        if (Number(marked.numInsertedOrUpdatedRows ?? 0) !== 1) continue;
        const data = { id, slug, ...post, address: `${publicUrl}/blog/${encodeURIComponent(slug)}` };
        await tell(tx, now, "post.published", { noun: "blogs", itemId: id }, data);
      }
    });
  }
}
