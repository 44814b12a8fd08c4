import { type Database, DatabaseAway } from "./database.ts";

/** A database that throws DatabaseAway until `open`: before, its schema may be of an older version, or its first contents missing. */
export function gated(database: Database): { gate: Database; open: () => void } {
  let isOpen = false;
  const guarded = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) => {
    return async (...args: Args): Promise<Result> => {
      if (!isOpen) throw new DatabaseAway(undefined, "starting");
      return work(...args);
    };
  };
  return {
    gate: {
      ...database,
      read: (...given) => guarded(() => database.read(...given))(),
      scan: (...given) => guarded(() => database.scan(...given))(),
      write: (...given) => guarded(() => database.write(...given))(),
      change: (...given) => guarded(() => database.change(...given))(),
      snapshot: (...given) => guarded(() => database.snapshot(...given))(),
      contentVersions: guarded(database.contentVersions),
      assertSchemaKnown: guarded(database.assertSchemaKnown),
    },
    open: () => {
      isOpen = true;
    },
  };
}
