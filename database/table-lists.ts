import { everyTable, formerTables, type TableDeclaration, type Tables } from "./tables.ts";

type Declared = typeof everyTable;
export type PageTable = {
  [Name in keyof Declared]: Declared[Name] extends { content: true } | { setting: true } ? Name : never;
}[keyof Declared];
export type ContentTable = { [Name in keyof Declared]: Declared[Name] extends { content: true } ? Name : never }[keyof Declared];
export type BackupTable = CurrentBackupTable | (typeof formerTables)[number]["name"];
type CurrentBackupTable = { [Name in keyof Declared]: Declared[Name] extends { backup: number } ? Name : never }[keyof Declared];

const names = Object.keys(everyTable) as (keyof Tables)[];
const declarationOf = (name: keyof Tables): TableDeclaration => everyTable[name];

export const tableNames: readonly (keyof Tables)[] = names;
export const pageTables = names.filter(
  (name): name is PageTable => declarationOf(name).content === true || declarationOf(name).setting === true,
);
export const contentTables = names.filter((name): name is ContentTable => declarationOf(name).content === true);

export const backupTables = [
  ...names
    .filter((name): name is CurrentBackupTable => declarationOf(name).backup !== "here")
    .map((name) => ({ name, key: everyTable[name].key, page: everyTable[name].backup })),
  ...formerTables.map(({ name, key, page }) => ({ name, key, page })),
];

/** Tables whose ids the engine counts. `used_challenges` gets its ids from elsewhere. */
export const countedTables = names.filter((name) => declarationOf(name).key === "id" && name !== "used_challenges");
