import { type ContentPath, contentKinds, kindAt } from "#contract/content-kinds.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import { theProgram } from "../actor.ts";
import type { Attention } from "../attention/attention-line.ts";
import { Refusal } from "../errors.ts";
import type { AnyRepository } from "./any-repository.ts";
import { wholeFields } from "./working-copies.ts";

/** So many take over in one run; the others in the next. */
const most = 20;
/** Milliseconds after its moment from which a change was not just missed by one run. */
const late = 60_000;

/** Unpublished changes that take the place of what is published at a moment. */
export function createTimedChanges(
  { database, clock }: { database: Database; clock: () => number },
  repositoryAt: (path: ContentPath) => AnyRepository,
) {
  /** Versions that were refused: they are not tried again at each run; a new save is another version. */
  const refused = new Set<string>();

  const dueAt = (db: Reader, moment: number) =>
    db
      .selectFrom("working_copies")
      .select(["noun", "item_id as id", "version"])
      .where("takes_over_at", ">", "")
      .where("takes_over_at", "<=", new Date(moment).toISOString())
      .orderBy("takes_over_at")
      .limit(most + refused.size)
      .execute();

  async function takeOver(path: ContentPath, id: number): Promise<void> {
    const { workingCopies, update } = repositoryAt(path);
    const copy = await workingCopies?.find(id);
    if (!copy) return;
    const fields = wholeFields(contentKinds[kindAt(path)], copy.item);
    await update(id, { ...fields, version: copy.base_version, working_copy: copy.version }, theProgram);
  }

  return {
    /** Publishes what is due, once, whichever process does it first. What was changed meanwhile, or is refused, stays as it is. */
    async takeOver(): Promise<void> {
      for (const { noun, id, version } of await database.read((db) => dueAt(db, clock()))) {
        const key = `${noun} ${id} ${version}`;
        if (refused.has(key)) continue;
        try {
          // The kinds write their own paths.
          await takeOver(noun as ContentPath, id);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refused.add(key);
        }
      }
    },

    async attention(): Promise<Attention[]> {
      const due = await database.read((db) => dueAt(db, clock() - late));
      const lines = due.map(async ({ noun, id }): Promise<Attention[]> => {
        const path = noun as ContentPath;
        const { titled, screen } = contentKinds[kindAt(path)];
        const item: Record<string, unknown> = { ...(await repositoryAt(path).find(id, true)) };
        // In the trash it waits for nothing.
        if (item.id === undefined) return [];
        return [
          {
            key: `timed changes ${path} ${id}`,
            what: `Changes of “${item[titled]}” were to take its place and did not: the ${screen.one} was changed since, or they are not whole.`,
            advice: "Look at them and publish them, or discard them.",
            link: `/admin/${path}?form=${id}`,
          },
        ];
      });
      return (await Promise.all(lines)).flat();
    },
  };
}
