import { type Database, DatabaseAway } from "./database.ts";

/**
 * A view of a database that refuses all work with DatabaseAway until `open` is called: before that, its schema may be
 * of an older version, or its first contents may be missing.
 */
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
      read: (work) => guarded(() => database.read(work))(),
      write: (work) => guarded(() => database.write(work))(),
      change: (noun, work) => guarded(() => database.change(noun, work))(),
      snapshot: (work) => guarded(() => database.snapshot(work))(),
      contentVersions: guarded(database.contentVersions),
    },
    open: () => {
      isOpen = true;
    },
  };
}
