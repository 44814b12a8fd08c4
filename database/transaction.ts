import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A handle that can only read. */
export type Reader = Pick<Kysely<Tables>, "selectFrom" | "selectNoFrom" | "with" | "introspection">;
/** One transaction. */
export type Writer = Transaction<Tables>;
