import { sql } from "kysely";
import type { Listed, ListQuery, ShownQuery } from "#contract/list.ts";
import { NotSignedIn } from "../errors.ts";
import type { Item } from "./content-item.ts";
import type { ContentNeeds } from "./content-needs.ts";
import { createRepository, type Narrow } from "./repository.ts";
import type { StoredKind } from "./stored-kind.ts";

/** The repository of a kind whose items are shown only while all flags of `shownWhen` are set. */
export function createRepositoryWithFlags<Fields extends { version?: number | undefined }, I extends Item>(
  needs: ContentNeeds,
  kind: StoredKind,
) {
  const repository = createRepository<Fields, I>(needs, kind);
  const { shownWhen = [] } = kind;
  const flag = (name: string) => sql.ref<number>(kind.list[name]?.column ?? name);

  const shown: Narrow = (rows) => shownWhen.reduce((query, name) => query.where(flag(name), "=", 1), rows);
  const hidden: Narrow = (rows) => rows.where((is) => is.or(shownWhen.map((name) => is(flag(name), "=", 0))));

  function narrowed({ admin, filter }: Pick<ShownQuery, "admin" | "filter">): Narrow {
    if (admin !== "true" || filter === "active") return shown;
    return filter === "inactive" ? hidden : (rows) => rows;
  }

  return {
    ...repository,

    /** Shown items for anyone; with `admin`, which is for staff, all or as `filter` says. Throws NotSignedIn. */
    async list({ admin, filter, ...query }: ShownQuery = {}, staff = false, more: Narrow = (rows) => rows): Promise<Listed<I>> {
      if (admin === "true" && !staff) throw new NotSignedIn("Please sign in.");
      return repository.listWhere(query, (rows) => more(narrowed({ admin, filter })(rows)));
    },

    /** Some fields of the items that visitors see. */
    shown: <Name extends keyof I & string>(names: readonly Name[], narrow: Narrow = (rows) => rows, query: ListQuery = {}) =>
      repository.pick(names, query, (rows) => narrow(shown(rows))),
  };
}
