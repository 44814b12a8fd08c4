import type { ContentPath } from "#contract/content-kinds.ts";
import type { Trashed } from "#contract/history.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { ContentQuery } from "#database/content-rows.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import { isoMoment } from "../iso-moment.ts";
import { listPage, standardLimit } from "../list-page.ts";
import { countOf } from "../rows.ts";
import { trashKeeps } from "./retention.ts";

type Deleted = { noun: ContentPath; id: number; title: string; deleted_at: number | null; deleted_by: string };

export function createTrash(database: Database, kinds: ReadonlyArray<{ deleted: (db: Reader) => ContentQuery<Deleted> }>) {
  return {
    /** What was deleted in the last 30 days, the latest first; one page. */
    async list({ limit = standardLimit, offset = 0 }: ListQuery = {}): Promise<Listed<Trashed>> {
      return database.read(async (db) => {
        const all = () =>
          kinds
            .map((kind) => kind.deleted(db))
            .reduce((one, other) => one.unionAll(other))
            .as("deleted");
        const total = await countOf(db.selectFrom(all()));
        const rows = await db
          .selectFrom(all())
          .selectAll()
          .orderBy("deleted_at", "desc")
          .orderBy("noun")
          .orderBy("id")
          .limit(limit)
          .offset(offset)
          .execute();
        return listPage(rows.map(trashed), total, offset);
      });
    },
  };
}

function trashed({ noun, id, title, deleted_at, deleted_by }: Deleted): Trashed {
  const erased = Number(deleted_at) + trashKeeps;
  return {
    noun,
    id,
    title,
    deleted_at: isoMoment(Number(deleted_at)),
    deleted_by,
    erased_at: new Date(erased).toISOString(),
  };
}
