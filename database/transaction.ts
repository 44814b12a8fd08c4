import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Reader = Pick<Kysely<Tables>, "selectFrom" | "selectNoFrom" | "with" | "introspection">;
export type Writer = Transaction<Tables>;
