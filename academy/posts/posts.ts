import { sql } from "kysely";
import type { z } from "zod";
import { type Publishing, type PublishingState, publishingState } from "#contract/fields/publishing.ts";
import {
  type Post,
  type PostAnswer,
  type PostCard,
  type PostCardAnswer,
  type PostFields,
  postKind,
  type postQuery,
} from "#contract/kinds/post.ts";
import { maxRelatedPosts } from "#contract/limits.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { ContentQuery } from "#database/content-rows.ts";
import type { Actor } from "../actor.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import type { Last } from "../content/repository.ts";
import { createRepositoryWithDrafts } from "../content/repository-with-drafts.ts";
import { liveRows, storedKind } from "../content/stored-kind.ts";
import type { IdempotencyKey } from "../idempotency-key.ts";
import { listPage } from "../list-page.ts";
import { assertCategory } from "./categories.ts";
import { linksTo } from "./links-to.ts";
import { postPage } from "./post-page.ts";
import { postSamples } from "./post-samples.ts";

const newestFirst = [
  { column: "date", direction: "desc" },
  { column: "id", direction: "desc" },
] as const;

export const posts = storedKind(postKind, {
  order: newestFirst,
  samples: postSamples,
  seededAs: "posts",
});

/** `staff`: also what visitors do not see, or what is in `state`. */
export type PostListQuery = ListQuery & {
  category?: string | undefined;
  featured?: boolean | undefined;
  staff?: boolean;
  state?: PublishingState | undefined;
};

const cardFields = [...postPage.card, "status", "publish_at", "unpublish_at", "version"] as const;

/** The repository of posts. A post appears on its date, and not before it is published. */
export function createPosts(needs: ContentNeeds) {
  const { today, clock } = needs;
  /** A draft gets its date when it is published: the day when visitors see it first. */
  const dated = (fields: PostFields): PostFields => {
    if (fields.date !== undefined || fields.status === "draft") return fields;
    return { ...fields, date: today(Math.max(clock(), Date.parse(fields.publish_at || "") || 0)) };
  };
  const repository = createRepositoryWithDrafts<PostFields, Post>(needs, posts, dated);
  const answered = <P extends Publishing & { date: string }>(post: P) => ({
    ...post,
    published: post.date <= today() && publishingState(post, new Date(clock()).toISOString()) === "published",
  });

  const narrowed =
    ({ category, featured, staff = false, state }: PostListQuery) =>
    (rows: ContentQuery): ContentQuery => {
      let some = staff ? repository.inState(state)(rows) : repository.published(rows);
      if (category !== undefined) some = some.where("category", "=", category);
      if (featured !== undefined) some = some.where("featured", "=", featured ? 1 : 0);
      return some;
    };

  const firstCards = (query: PostListQuery): Promise<PostCard[]> => repository.pick(cardFields, query, narrowed(query));

  /** The posts without their contents, newest first. */
  async function cards(query: PostListQuery = {}): Promise<Listed<PostCard>> {
    const [items, total] = await Promise.all([firstCards(query), repository.count(query, narrowed(query))]);
    return listPage(items, total, query.offset);
  }

  /** The post that an address means: by its slug (in lower case, too), else by its id, else by a slug that it had before. */
  async function findByAddress(address: string, { staff = false } = {}): Promise<Post | undefined> {
    const lower = address.toLowerCase();
    const findBy = staff ? repository.findBy : repository.findPublished;
    const bySlug = (await findBy("slug", address)) ?? (lower === address ? undefined : await findBy("slug", lower));
    const byId = bySlug || !/^[1-9]\d{0,8}$/.test(address) ? undefined : await findBy("id", Number(address));
    return bySlug ?? byId ?? (await (staff ? repository.findByAnySlug(address) : repository.findPublishedByAnySlug(address))).item;
  }

  return {
    ...repository,
    page: postPage,
    cards,
    findByAddress,

    /** Newest first; for staff also those that visitors do not see, or what is in `state`. */
    async list(
      { contents, ...query }: Partial<z.output<typeof postQuery>> = {},
      staff = false,
    ): Promise<Listed<PostAnswer | PostCardAnswer>> {
      const wanted = { ...query, staff };
      const { items, ...rest } = await (contents === "false" ? cards(wanted) : repository.listWhere(wanted, narrowed(wanted)));
      return { items: items.map(answered), ...rest };
    },

    /** See findByAddress; for staff also one that visitors do not see. */
    async find(address: string | number, staff = false): Promise<PostAnswer | undefined> {
      const found = await findByAddress(String(address), { staff });
      return found && answered(found);
    },

    /** Up to three others: first of the same category, then the newest. */
    async related(post: Pick<Post, "id" | "category">): Promise<PostCard[]> {
      const others = async (category: string | undefined) =>
        (await firstCards({ category, limit: maxRelatedPosts + 1 })).filter((other) => other.id !== post.id);
      const same = await others(post.category);
      if (same.length >= maxRelatedPosts) return same.slice(0, maxRelatedPosts);
      const newest = await others(undefined);
      return [...same, ...newest.filter((other) => other.category !== post.category)].slice(0, maxRelatedPosts);
    },

    /** The newest posts, at most `most`, whose text links to one of these pages. A scan: it reads every text. */
    async linkingTo(pages: readonly string[], most: number): Promise<PostCard[]> {
      if (pages.length === 0) return [];
      const ids = await needs.database.scan((db) =>
        repository
          .published(liveRows(db, posts))
          .select("id")
          .where((is) =>
            is.or(linksTo(pages).map((link) => sql<boolean>`content like ${`%${link.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`)),
          )
          .orderBy("date", "desc")
          .orderBy("id", "desc")
          .limit(most)
          .execute(),
      );
      if (ids.length === 0) return [];
      const found = ids.map(({ id }) => id);
      return repository.pick(cardFields, { limit: most }, (rows) => repository.published(rows).where("id", "in", found));
    },

    /** Throws SlugTaken, Invalid (category, picture, HTML). */
    create: async (fields: PostFields, actor: Actor, idempotencyKey?: IdempotencyKey, around: { last?: Last } = {}): Promise<PostAnswer> =>
      answered(
        await repository.create(fields, actor, idempotencyKey, {
          ...around,
          async first(_, tx) {
            if (fields.category !== "") await assertCategory(tx, fields.category);
          },
        }),
      ),

    /** Throws NotFound, SlugTaken, SavedBySomeoneElse, Invalid (picture, HTML; a category that is none, unless it was there before). */
    update: async (id: number, fields: PostFields, actor: Actor, around: { last?: Last } = {}): Promise<PostAnswer> =>
      answered(
        await repository.update(id, fields, actor, {
          ...around,
          async first(writer, tx) {
            if (fields.category !== "" && (await writer.get(id)).category !== fields.category) await assertCategory(tx, fields.category);
          },
        }),
      ),
  };
}
