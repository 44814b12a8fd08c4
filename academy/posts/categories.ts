import { type Category, type CategoryFields, categoryKind } from "#contract/kinds/category.ts";
import { updateContent } from "#database/content-rows.ts";
import type { PageWriter, Reader } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { searchTextOf } from "../content/content-item.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createContentWriter } from "../content/content-writer.ts";
import { createRepository } from "../content/repository.ts";
import { everyRow, liveRows, type StoredKind, storedKind } from "../content/stored-kind.ts";
import { Invalid } from "../errors.ts";
import type { IdempotencyKey } from "../idempotency-key.ts";
import { createBreather } from "../limits/breather.ts";
import { rowsOfPart } from "../limits/in-parts.ts";
import { categorySamples } from "./category-samples.ts";

const categories = storedKind(categoryKind, { samples: categorySamples, seededAs: "categories" });

/** Throws Invalid unless there is a category of this name. */
export async function assertCategory(db: Reader, name: string): Promise<void> {
  const rows = await liveRows(db, categories).select("name").orderBy("display_order").orderBy("id").execute();
  const names = rows.map((row) => String(row.name));
  if (names.includes(name)) return;
  throw new Invalid(
    "category",
    names.length > 0 ? `Category must be one of: ${names.join(", ")}.` : "There is no category yet. Add one first, under Blog categories.",
  );
}

/** The categories of posts, in their order. `posts`: the kind whose items name them. */
export function createCategories(needs: ContentNeeds, posts: StoredKind) {
  const repository = createRepository<CategoryFields, Category>(needs, categories);
  return {
    ...repository,

    /** Throws Invalid where there is one of this name. */
    create: (fields: CategoryFields, actor: Actor, idempotencyKey?: IdempotencyKey): Promise<Category> =>
      repository.create(fields, actor, idempotencyKey, { first: (_, tx) => assertFree(tx, fields.name) }),

    /** Its posts get its new name. Throws NotFound, SavedBySomeoneElse, Invalid where another has the name. */
    async update(id: number, fields: CategoryFields, actor: Actor): Promise<Category> {
      const written = await repository.prepared(fields);
      return needs.database.change(
        categories.table,
        async (tx) => {
          const writer = createContentWriter<CategoryFields, Category>(tx, actor, categories, needs);
          const { name } = await writer.get(id);
          if (name !== written.name) await assertFree(tx, written.name);
          const saved = await writer.update(id, written, fields.version);
          if (name !== written.name) await renameIn(tx, posts, name, written.name);
          return saved;
        },
        [posts.table],
      );
    },

    /** Those that are filters of the blog, in their order. */
    filters: async (): Promise<string[]> =>
      (await repository.pick(["name"], {}, (rows) => rows.where("filter", "=", 1))).map(({ name }) => name),
  };
}

async function assertFree(db: Reader, name: string): Promise<void> {
  const holder = await liveRows(db, categories).select("id").where("name", "=", name).executeTakeFirst();
  if (holder) throw new Invalid("name", "There is a category of this name.");
}

/** Renames the category of posts, also of those in the trash. Their versions stay: nothing that anybody wrote has changed. */
async function renameIn(tx: PageWriter, posts: StoredKind, before: string, category: string): Promise<void> {
  const rest = createBreather();
  const some = () => everyRow(tx, posts).select(["id", "title", "summary"]).where("category", "=", before).limit(rowsOfPart).execute();
  // Each part is renamed before the next is read: all of 10,000 at once took 70 ms.
  for (let rows = await some(); rows.length > 0; rows = await some())
    for (const row of rows) {
      await updateContent(tx, posts.table, row.id, { category, search_text: searchTextOf(posts, { ...row, category }) });
      await rest();
    }
}
