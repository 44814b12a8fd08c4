import type { WebhookEvent } from "#contract/operations/webhook.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { isPublished } from "../content/published.ts";
import { textsOf } from "../json-list.ts";
import { type About, enqueue } from "./deliveries.ts";

/** Tells the webhooks that ask for an event, in the transaction of what it tells of: neither is there without the other. */
export async function tell(tx: Writer, now: number, event: WebhookEvent, about: About, data: object): Promise<void> {
  const active = await tx.selectFrom("webhooks").select(["id", "events"]).where("active", "=", 1).orderBy("id").execute();
  for (const { id } of active.filter(({ events }) => textsOf(events).includes(event))) await enqueue(tx, now, id, event, about, data);
}

const atOnce = 100;

/** Some posts not told of yet that are saved and whose moment and date have come. `now`: milliseconds since 1970; `today`: YYYY-MM-DD. */
export function postsToTell(db: Reader, now: number, today: string) {
  return db
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
    .execute();
}

/** Tells of posts. Each is marked in the same transaction, so that it is told of once however many processes look. */
export async function tellOfPosts(
  tx: Writer,
  now: number,
  posts: Awaited<ReturnType<typeof postsToTell>>,
  publicUrl: string,
): Promise<void> {
  for (const { id, slug, ...post } of posts) {
    const marked = await tx
      .insertInto("announced_posts")
      .values({ post_id: id })
      .onConflict((row) => row.column("post_id").doNothing())
      .executeTakeFirst();
    if (Number(marked.numInsertedOrUpdatedRows ?? 0) !== 1) continue;
    const data = { id, slug, ...post, address: `${publicUrl}/blog/${encodeURIComponent(slug)}` };
    await tell(tx, now, "post.published", { noun: "blogs", itemId: id }, data);
  }
}
