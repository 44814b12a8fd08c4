import type { Tables } from "./tables.ts";

type TableFacts = {
  /** The column it is read along. */
  key: string;
  /** Rows at a time in a backup. "here": it only matters to one running installation, and no backup carries it. */
  backup: number | "here";
  /** Public pages are made from it: its version grows with every change. */
  content?: true;
};

/**
 * Every table, those first that others point to. Backup, restore, rebuild and the content versions come from this list;
 * tests/every-table.db.test.ts holds it against the database's own catalogue.
 */
export const everyTable = {
  courses: { key: "id", backup: 100, content: true },
  exams: { key: "id", backup: 100, content: true },
  posts: { key: "id", backup: 50, content: true },
  questions: { key: "id", backup: 200, content: true },
  revisions: { key: "id", backup: 50 },
  audit: { key: "id", backup: 50 },
  enquiries: { key: "id", backup: 200 },
  mails: { key: "id", backup: 500 },
  admins: { key: "id", backup: 100 },
  sessions: { key: "token_hash", backup: "here" },
  settings: { key: "key", backup: 100 },
  attempts: { key: "key", backup: "here" },
  used_challenges: { key: "id", backup: "here" },
  pictures: { key: "hash", backup: 2 },
  // They can be made again.
  picture_variants: { key: "hash", backup: "here" },
  content_versions: { key: "noun", backup: 100 },
  // A backup names the migrations in its head.
  schema_migrations: { key: "name", backup: "here" },
} as const satisfies Record<keyof Tables, TableFacts>;

type Facts = typeof everyTable;
/** Tables that public pages are made from. */
export type ContentTable = { [Name in keyof Facts]: Facts[Name] extends { content: true } ? Name : never }[keyof Facts];
export type BackupTable = { [Name in keyof Facts]: Facts[Name] extends { backup: number } ? Name : never }[keyof Facts];

const names = Object.keys(everyTable) as (keyof Tables)[];
const factsOf = (name: keyof Tables): TableFacts => everyTable[name];

export const tableNames: readonly (keyof Tables)[] = names;
export const contentTables = names.filter((name): name is ContentTable => factsOf(name).content === true);

/** The tables of a backup, in the order in which they can be filled. */
export const backupTables = names
  .filter((name): name is BackupTable => factsOf(name).backup !== "here")
  .map((name) => ({ name, key: everyTable[name].key, page: everyTable[name].backup }));

/** Tables whose ids the engine counts. `used_challenges` gets its ids from elsewhere. */
export const countedTables = names.filter((name) => factsOf(name).key === "id" && name !== "used_challenges");
