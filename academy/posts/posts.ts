import type { z } from "zod";
import { maxRelatedPosts } from "#contract/limits.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import {
  type Post,
  type PostAnswer,
  type PostCard,
  type PostCardAnswer,
  type PostFields,
  postKind,
  type postQuery,
} from "#contract/post.ts";
import type { ContentQuery } from "#database/content-rows.ts";
import type { Actor } from "../actor.ts";
import type { Attempt } from "../attempt.ts";
import { contentKind } from "../content/kind.ts";
import { type ContentNeeds, createRepository } from "../content/repository.ts";
import { postSamples } from "./post-samples.ts";

const newestFirst = [
  { column: "date", direction: "desc" },
  { column: "id", direction: "desc" },
] as const;

export const posts = contentKind(postKind, {
  order: newestFirst,
  samples: postSamples,
  filled: "posts",
});

/** `upcoming`: also the posts whose date has not come yet, which only staff see. */
export type PostListQuery = ListQuery & { category?: string | undefined; featured?: boolean | undefined; upcoming?: boolean };

const cardFields = ["id", "title", "slug", "summary", "image", "date", "readTime", "category", "featured", "version"] as const;

/** The repository of posts. A post appears on its date. */
export function createPosts(needs: ContentNeeds) {
  const { today } = needs;
  const repository = createRepository<PostFields, Post>(needs, posts, (fields) => ({ ...fields, date: fields.date ?? today() }));
  const published = (rows: ContentQuery) => rows.where("date", "<=", today());
  const answered = <P extends { date: string }>(post: P) => ({ ...post, published: post.date <= today() });

  const narrowed =
    ({ category, featured, upcoming = false }: PostListQuery) =>
    (rows: ContentQuery): ContentQuery => {
      let some = upcoming ? rows : published(rows);
      if (category !== undefined) some = some.where("category", "=", category);
      if (featured !== undefined) some = some.where("featured", "=", featured ? 1 : 0);
      return some;
    };

  const firstCards = (query: PostListQuery): Promise<PostCard[]> => repository.pick(cardFields, query, narrowed(query));

  /** The posts without their contents, newest first. */
  async function cards(query: PostListQuery = {}): Promise<Listed<PostCard>> {
    const [items, total] = await Promise.all([firstCards(query), repository.count(query, narrowed(query))]);
    const end = (query.offset ?? 0) + items.length;
    return { items, total, ...(items.length > 0 && end < total && { next: end }) };
  }

  /** The post an address means: its slug (made in lower case, so perhaps typed in another), else its id, else a slug that it had before. */
  async function findByAddress(address: string, { upcoming = false } = {}): Promise<Post | undefined> {
    const lower = address.toLowerCase();
    const bySlug = (await repository.findBy("slug", address)) ?? (lower === address ? undefined : await repository.findBy("slug", lower));
    const byId = bySlug || !/^[1-9]\d{0,8}$/.test(address) ? undefined : await repository.find(Number(address));
    const found = bySlug ?? byId ?? (await repository.findByAnySlug(address)).item;
    return found && (upcoming || found.date <= today()) ? found : undefined;
  }

  return {
    ...repository,
    cards,
    findByAddress,

    /** Newest first; for staff also those whose date has not come yet. */
    async list(
      { contents, ...query }: Partial<z.output<typeof postQuery>> = {},
      staff = false,
    ): Promise<Listed<PostAnswer | PostCardAnswer>> {
      const wanted = { ...query, upcoming: staff };
      const { items, ...rest } = await (contents === "false" ? cards(wanted) : repository.listWhere(wanted, narrowed(wanted)));
      return { items: items.map(answered), ...rest };
    },

    /** See findByAddress; for staff also one whose date has not come yet. */
    async find(address: string | number, staff = false): Promise<PostAnswer | undefined> {
      const found = await findByAddress(String(address), { upcoming: staff });
      return found && answered(found);
    },

    /** Where the published posts are, for the site's map. */
    addresses: (most: number) => repository.addresses(most, published),

    /** Up to three others: first of the same category, then the newest. */
    async related(post: Pick<Post, "id" | "category">): Promise<PostCard[]> {
      const others = async (category: string | undefined) =>
        (await firstCards({ category, limit: maxRelatedPosts + 1 })).filter((other) => other.id !== post.id);
      const same = await others(post.category);
      if (same.length >= maxRelatedPosts) return same.slice(0, maxRelatedPosts);
      const newest = await others(undefined);
      return [...same, ...newest.filter((other) => other.category !== post.category)].slice(0, maxRelatedPosts);
    },

    /** Throws SlugTaken, Invalid (picture, HTML). */
    create: async (fields: PostFields, actor: Actor, attempt?: Attempt): Promise<PostAnswer> =>
      answered(await repository.create(fields, actor, attempt)),

    /** Throws NotFound, SlugTaken, SavedBySomeoneElse, Invalid (picture, HTML). */
    update: async (id: number, fields: PostFields, actor: Actor): Promise<PostAnswer> =>
      answered(await repository.update(id, fields, actor)),
  };
}
