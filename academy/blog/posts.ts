import type { Selectable } from "kysely";
import { maxRelatedPosts } from "#contract/limits.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import { type Post, type PostFields, postFields } from "#contract/post.ts";
import type { Database } from "#database/database.ts";
import type { PostTable } from "#database/tables.ts";
import type { Actor } from "../actor.ts";
import { cleanHtml } from "../html.ts";
import { createShelf, orSlugTaken } from "../shelf/shelf.ts";

export type PostListQuery = ListQuery & { category?: string | undefined; featured?: boolean | undefined };

/** The shelf of blog posts. `keepPicture` stores an uploaded picture and answers its address. */
export function createPosts(database: Database, clock: () => number, keepPicture: (image: string) => Promise<string>) {
  const shelf = createShelf<PostFields, Post, Selectable<PostTable>>(database, clock, {
    noun: "posts",
    name: "blogs",
    fields: postFields,
    title: (post) => post.title,
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
  const ready = async (fields: PostFields, today: string): Promise<PostFields> => ({
    ...fields,
    date: fields.date ?? today,
    content: cleanHtml(fields.content, "content"),
    image: await keepPicture(fields.image),
  });
  const today = () => new Date(clock()).toISOString().slice(0, 10);

  /** Newest first. */
  function list({ category, featured, ...cut }: PostListQuery = {}): Promise<Listed<Post>> {
    return shelf.list(cut, (rows) => {
      let narrowed = rows;
      if (category !== undefined) narrowed = narrowed.where("category", "=", category);
      if (featured !== undefined) narrowed = narrowed.where("featured", "=", featured ? 1 : 0);
      return narrowed;
    });
  }

  return {
    list,

    /** The post an address means: its slug, else its id. */
    async findByAddress(address: string): Promise<Post | undefined> {
      const bySlug = await shelf.findBy("slug", address);
      if (bySlug || !/^[1-9]\d{0,8}$/.test(address)) return bySlug;
      return shelf.findBy("id", Number(address));
    },

    /** Up to three others: first of the same category, then the newest. */
    async related(post: Post): Promise<Post[]> {
      const others = async (category: string | undefined) =>
        (await shelf.first(maxRelatedPosts + 1, (rows) => (category === undefined ? rows : rows.where("category", "=", category)))).filter(
          (other) => other.id !== post.id,
        );
      const same = await others(post.category);
      if (same.length >= maxRelatedPosts) return same.slice(0, maxRelatedPosts);
      const newest = await others(undefined);
      return [...same, ...newest.filter((other) => other.category !== post.category)].slice(0, maxRelatedPosts);
    },

    /** Throws SlugTaken, Invalid (picture, HTML). */
    async create(fields: PostFields, actor: Actor): Promise<Post> {
      const post = await ready(fields, today());
      return orSlugTaken(post.slug, () => shelf.change(actor, (hand) => hand.insert(post)));
    },

    /** Throws NotFound, SlugTaken, SavedBySomeoneElse, Invalid (picture, HTML). */
    async update(id: number, fields: PostFields, actor: Actor): Promise<Post> {
      const post = await ready(fields, today());
      return orSlugTaken(post.slug, () => shelf.change(actor, (hand) => hand.update(id, post, fields.version)));
    },

    /** Fills a fresh database with the samples; the first becomes id 1. */
    fillOnce: (samples: readonly PostFields[]) =>
      shelf.fillOnce(
        samples.map((fields) => ({ fields })),
        "posts",
      ),

    trash: shelf.trash,
    versions: shelf.versions,
    emptyTrash: shelf.emptyTrash,
    dropOldVersions: shelf.dropOldVersions,
    addPictures: shelf.addPictures,

    /** Throws NotFound, SlugTaken. */
    restore: (id: number, actor: Actor) => shelf.change(actor, (hand) => hand.revive(id, {})),

    /** Saves an older version again. Throws NotFound, SlugTaken, Invalid (picture, HTML). */
    async restoreVersion(id: number, version: number, actor: Actor): Promise<Post> {
      const post = await ready(await shelf.fieldsOfVersion(id, version), today());
      return orSlugTaken(post.slug, () => shelf.change(actor, (hand) => hand.update(id, post, undefined, "restore-version")));
    },

    remove: (id: number, actor: Actor) => shelf.change(actor, (hand) => hand.remove(id)),
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
