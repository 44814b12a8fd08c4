import { type Database, DatabaseAway } from "./database.ts";

/** A database that throws DatabaseAway until `open`: before, its schema may be of an older version, or its first contents missing. */
export function gated(database: Database): { gate: Database; open: () => void } {
  let isOpen = false;
  const opened = (): Database => {
    if (!isOpen) throw new DatabaseAway(undefined, "starting");
    return database;
  };
  return {
    gate: {
      ...database,
      read: async (work) => opened().read(work),
      scan: async (work) => opened().scan(work),
      write: async (work) => opened().write(work),
      change: async (...given) => opened().change(...given),
      snapshot: async (work) => opened().snapshot(work),
      contentVersions: async () => opened().contentVersions(),
      assertSchemaKnown: async () => opened().assertSchemaKnown(),
    },
    open: () => {
      isOpen = true;
    },
  };
}
