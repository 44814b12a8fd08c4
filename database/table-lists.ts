import { everyTable, type TableFacts, type Tables } from "./tables.ts";

type Facts = typeof everyTable;
export type PageTable = { [Name in keyof Facts]: Facts[Name] extends { content: true } | { setting: true } ? Name : never }[keyof Facts];
export type ContentTable = { [Name in keyof Facts]: Facts[Name] extends { content: true } ? Name : never }[keyof Facts];
export type BackupTable = { [Name in keyof Facts]: Facts[Name] extends { backup: number } ? Name : never }[keyof Facts];

const names = Object.keys(everyTable) as (keyof Tables)[];
const factsOf = (name: keyof Tables): TableFacts => everyTable[name];

export const tableNames: readonly (keyof Tables)[] = names;
export const pageTables = names.filter((name): name is PageTable => factsOf(name).content === true || factsOf(name).setting === true);
export const contentTables = names.filter((name): name is ContentTable => factsOf(name).content === true);

export const backupTables = names
  .filter((name): name is BackupTable => factsOf(name).backup !== "here")
  .map((name) => ({ name, key: everyTable[name].key, page: everyTable[name].backup }));

/** Tables whose ids the engine counts. `used_challenges` gets its ids from elsewhere. */
export const countedTables = names.filter((name) => factsOf(name).key === "id" && name !== "used_challenges");
