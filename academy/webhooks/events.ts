import type { WebhookEvent } from "#contract/operations/webhook.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { isPublished } from "../content/is-published.ts";
import { addJobs } from "../jobs/job-rows.ts";
import { textsOf } from "../json-list.ts";
import { type About, messageFor } from "./deliveries.ts";

type Told = { about: About; data: object };

/** Adds messages for the webhooks that asked for an event, in the transaction of the event: neither is there without the other. */
export async function tell(tx: Writer, now: number, event: WebhookEvent, told: readonly Told[]): Promise<void> {
  const active = await tx.selectFrom("webhooks").select(["id", "events"]).where("active", "=", 1).orderBy("id").execute();
  const asking = active.filter(({ events }) => textsOf(events).includes(event));
  const messages = told.flatMap(({ about, data }) => asking.map(({ id }) => messageFor(id, now, event, about, data)));
  await addJobs(tx, now, messages);
}

/** Posts that are told of in one transaction: with ten webhooks that makes 250 rows. */
const atOnce = 25;

/** The next posts with greater ids than `after` that visitors see and no webhook was told of. `now`: milliseconds since 1970; `today`: YYYY-MM-DD. */
export function postsToTell(db: Reader, now: number, today: string, after: number) {
  return db
    .selectFrom("posts")
    .select(["id", "title", "slug", "summary", "category", "date"])
    .where("id", ">", after)
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

/** Tells of posts. Each is marked in the same transaction, so that it is told of once however many processes do this. */
export async function tellOfPosts(
  tx: Writer,
  now: number,
  posts: Awaited<ReturnType<typeof postsToTell>>,
  publicUrl: string,
): Promise<void> {
  if (posts.length === 0) return;
  const fresh = await tx
    .insertInto("announced_posts")
    .values(posts.map(({ id }) => ({ post_id: id })))
    .onConflict((row) => row.column("post_id").doNothing())
    .returning("post_id")
    .execute();
  const told = posts
    .filter(({ id }) => fresh.some(({ post_id }) => post_id === id))
    .map(({ id, slug, ...post }) => ({
      about: { noun: "blogs", itemId: id },
      data: { id, slug, ...post, address: `${publicUrl}/blog/${encodeURIComponent(slug)}` },
    }));
  await tell(tx, now, "post.published", told);
}
