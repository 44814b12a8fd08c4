import type { Migration } from "../migrate.ts";
import { first } from "./0001-first.ts";
import { whoSaved } from "./0002-who-saved.ts";

/** Every migration, oldest first. A released one is never edited. */
export const migrations: readonly Migration[] = [first, whoSaved];
