import type { Publishing, PublishingState } from "#contract/fields/publishing.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { Actor } from "../actor.ts";
import { Refusal } from "../errors.ts";
import type { Item } from "./content-item.ts";
import type { ContentNeeds } from "./content-needs.ts";
import { isPublished, isWithdrawn } from "./is-published.ts";
import { createRepository, type Narrow } from "./repository.ts";
import type { StoredKind } from "./stored-kind.ts";
import { createWorkingCopies } from "./working-copies.ts";

/** The repository of a kind whose items can be drafts. Methods with `published` in their name answer only what visitors see. */
export function createRepositoryWithDrafts<
  Fields extends { version?: number | undefined; working_copy?: number | undefined },
  I extends Item & Pick<Publishing, "status">,
>(needs: ContentNeeds, kind: StoredKind, complete?: (fields: Fields) => Fields) {
  const repository = createRepository<Fields, I>(needs, kind, complete);
  const workingCopies = createWorkingCopies<Fields, I>(needs.database, needs.clock, kind, repository.prepared);
  const now = () => new Date(needs.clock()).toISOString();

  /** Only what visitors see. */
  const published: Narrow = (rows) => {
    const some = rows.where(isPublished(now()));
    return kind.dated ? some.where("date", "<=", needs.today()) : some;
  };
  const narrows: Record<PublishingState, Narrow> = {
    published,
    draft: (rows) => rows.where("status", "=", "draft"),
    withdrawn: (rows) => rows.where(isWithdrawn(now())),
    scheduled: (rows) =>
      rows
        .where("status", "=", "published")
        .where(({ not }) => not(isWithdrawn(now())))
        .where(({ or, eb }) => or([eb("publish_at", ">", now()), ...(kind.dated ? [eb("date", ">", needs.today())] : [])])),
  };
  const inState = (state: PublishingState | undefined): Narrow => (state === undefined ? (rows) => rows : narrows[state]);

  return {
    ...repository,
    published,
    inState,
    workingCopies,

    /** As the repository does; with `working_copy` in the fields it publishes that version of the working copy. */
    update: (id: number, { working_copy: seen, ...sent }: Fields, actor: Actor, around: Parameters<typeof repository.update>[3] = {}) =>
      repository.update(
        id,
        // Without `working_copy` only the kind's fields are left.
        sent as Fields,
        actor,
        {
          ...around,
          async first(writer, tx) {
            if (seen !== undefined) await workingCopies.publish(tx, id, seen);
            await around.first?.(writer, tx);
          },
        },
        seen === undefined ? undefined : "publish-changes",
      ),

    /** As the repository does; but a draft's version of an item that is published becomes its working copy (`kept`), because publishing has never judged it. Throws Refusal, too. */
    async restoreVersion(...[id, version, actor, adjust]: Parameters<typeof repository.restoreVersion>): Promise<I & { kept?: true }> {
      const [{ item, fields }, live] = [await repository.readVersion(id, version), await repository.find(id)];
      if (live?.status !== "published" || item.status === "published") return repository.restoreVersion(id, version, actor, adjust);
      if (await workingCopies.findItem(id))
        throw new Refusal("This version was never published, and there are unpublished changes in its way. Publish or discard them first.");
      await workingCopies.save(id, fields, actor);
      return { ...live, kept: true };
    },

    list: ({ state, ...query }: ListQuery & { state?: PublishingState | undefined } = {}, staff = false): Promise<Listed<I>> =>
      repository.listWhere(query, staff ? inState(state) : published),

    pickPublished: <Name extends keyof I & string>(names: readonly Name[], query: ListQuery = {}, narrow: Narrow = (rows) => rows) =>
      repository.pick(names, query, (rows) => narrow(published(rows))),

    findPublished: (column: string, value: string | number) => repository.findBy(column, value, published),

    /** As findByAnySlug: the item only while visitors see it. */
    findPublishedByAnySlug: (slug: string) => repository.findByAnySlug(slug, published),

    /** By its id, for staff; undefined for others while visitors do not see it. */
    find: (id: number, staff = true) => repository.findBy("id", id, staff ? undefined : published),

    /** As it was saved last, with its unpublished changes, whether visitors see it or not. */
    async latest(id: number): Promise<I | undefined> {
      const [item, changed] = [await repository.find(id), await workingCopies.findItem(id)];
      return item && changed ? { ...item, ...changed } : item;
    },

    addresses: (most: number) => repository.addresses(most, published),
  };
}
