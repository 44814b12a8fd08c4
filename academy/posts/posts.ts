import type { Selectable } from "kysely";
import { maxRelatedPosts } from "#contract/limits.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import { type Post, type PostCard, type PostFields, postFields } from "#contract/post.ts";
import type { Database } from "#database/database.ts";
import type { PostTable } from "#database/tables.ts";
import type { Actor } from "../actor.ts";
import type { Attempt } from "../attempt.ts";
import type { Query } from "../content/kind.ts";
import { createRepository, orSlugTaken } from "../content/repository.ts";
import { cleanHtml } from "../html.ts";

/** `upcoming`: also the posts whose date has not come yet, which only staff see. */
export type PostListQuery = ListQuery & { category?: string | undefined; featured?: boolean | undefined; upcoming?: boolean };

/**
 * The repository of blog posts. `today`: the calendar day where the academy is; a post appears on its date.
 * `keepPicture` stores an uploaded picture and answers its address.
 */
export function createPosts(database: Database, clock: () => number, today: () => string, keepPicture: (image: string) => Promise<string>) {
  const repository = createRepository<PostFields, Post, Selectable<PostTable>>(database, clock, {
    noun: "posts",
    name: "blogs",
    fields: postFields,
    title: (post) => post.title,
    titleColumn: "title",
    richText: "content",
    hasPicture: true,
    label: "Blog post",
    order: [
      { column: "date", direction: "desc" },
      { column: "id", direction: "desc" },
    ],
    searched: (post) => [post.title, post.summary, post.category],
    toColumns: postColumns,
    toItem: postItem,
  });
  const ready = async (fields: PostFields): Promise<PostFields> => ({
    ...fields,
    date: fields.date ?? today(),
    content: cleanHtml(fields.content, "content"),
    image: await keepPicture(fields.image),
  });
  const published = (rows: Query) => rows.where("date", "<=", today());

  const narrowed =
    ({ category, featured, upcoming = false }: PostListQuery) =>
    (rows: Query): Query => {
      let some = upcoming ? rows : published(rows);
      if (category !== undefined) some = some.where("category", "=", category);
      if (featured !== undefined) some = some.where("featured", "=", featured ? 1 : 0);
      return some;
    };

  const firstCards = async (query: PostListQuery): Promise<PostCard[]> =>
    (await repository.pick(cardColumns, query, narrowed(query))).map(postCard);

  return {
    /** Newest first. */
    list: (query: PostListQuery = {}): Promise<Listed<Post>> => repository.list(query, narrowed(query)),

    /** The posts without their contents, newest first. */
    async cards(query: PostListQuery = {}): Promise<Listed<PostCard>> {
      const [items, total] = await Promise.all([firstCards(query), repository.count(query, narrowed(query))]);
      const end = (query.offset ?? 0) + items.length;
      return { items, total, ...(items.length > 0 && end < total && { next: end }) };
    },

    /** Where the published posts are, for the site's map. */
    addresses: (most: number) => repository.addresses(most, published),

    /** The post an address means: its slug (made in lower case, so perhaps typed in another), else its id. */
    async findByAddress(address: string, { upcoming = false } = {}): Promise<Post | undefined> {
      const lower = address.toLowerCase();
      const bySlug = (await repository.findBy("slug", address)) ?? (lower === address ? undefined : await repository.findBy("slug", lower));
      const found = bySlug || !/^[1-9]\d{0,8}$/.test(address) ? bySlug : await repository.findBy("id", Number(address));
      return found && (upcoming || found.date <= today()) ? found : undefined;
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

    /** Throws SlugTaken, Invalid (picture, HTML). */
    async create(fields: PostFields, actor: Actor, attempt?: Attempt): Promise<Post> {
      const post = await ready(fields);
      return orSlugTaken(post.slug, () => repository.create(actor, attempt, (writer) => writer.insert(post)));
    },

    /** Throws NotFound, SlugTaken, SavedBySomeoneElse, Invalid (picture, HTML). */
    async update(id: number, fields: PostFields, actor: Actor): Promise<Post> {
      const post = await ready(fields);
      return orSlugTaken(post.slug, () => repository.change(actor, (writer) => writer.update(id, post, fields.version)));
    },

    /** Fills a fresh database with the samples; the first becomes id 1. */
    fillOnce: (samples: readonly PostFields[]) =>
      repository.fillOnce(
        samples.map((fields) => ({ fields })),
        "posts",
      ),

    deleted: repository.deleted,
    versions: repository.versions,
    emptyTrash: repository.emptyTrash,
    dropOldVersions: repository.dropOldVersions,
    addPictures: repository.addPictures,

    /** Throws NotFound, SlugTaken. */
    restore: (id: number, actor: Actor) => repository.change(actor, (writer) => writer.revive(id, {})),

    /** Saves an older version again. Throws NotFound, SlugTaken, Invalid (picture, HTML). */
    async restoreVersion(id: number, version: number, actor: Actor): Promise<Post> {
      const post = await ready(await repository.fieldsOfVersion(id, version));
      return orSlugTaken(post.slug, () => repository.change(actor, (writer) => writer.update(id, post, undefined, "restore-version")));
    },

    remove: (id: number, actor: Actor) => repository.change(actor, (writer) => writer.remove(id)),
  };
}

function postColumns(post: PostFields) {
  return {
    title: post.title,
    slug: post.slug,
    summary: post.summary,
    image: post.image,
    date: post.date ?? "",
    read_time: post.readTime,
    category: post.category,
    featured: post.featured ? 1 : 0,
    content: post.content,
  };
}

const cardColumns = ["id", "title", "slug", "summary", "image", "date", "read_time", "category", "featured", "version"] as const;

function postCard({ read_time, featured, ...card }: Pick<Selectable<PostTable>, (typeof cardColumns)[number]>): PostCard {
  return { ...card, readTime: read_time, featured: featured === 1 };
}

function postItem(row: Selectable<PostTable>): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    image: row.image,
    date: row.date,
    readTime: row.read_time,
    category: row.category,
    featured: row.featured === 1,
    content: row.content,
    version: row.version,
  };
}
