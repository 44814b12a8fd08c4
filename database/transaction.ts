import type { Kysely, Transaction } from "kysely";
import type { PageTable, RedirectTable, Tables } from "./tables.ts";

export type Reader = Pick<Kysely<Tables>, "selectFrom" | "selectNoFrom" | "introspection">;

type Others = Omit<Tables, PageTable>;
type Hits = { redirects: Pick<RedirectTable, "source" | "hits" | "last_hit_at"> };

/** What `write` hands out: it changes what no page is made from, and of a redirect how often it was followed. */
export type Writer = Reader & Pick<Kysely<Others>, "insertInto" | "deleteFrom"> & Pick<Kysely<Others & Hits>, "updateTable">;

/** What `change` hands out: it alone can write what pages are made from, because it lets their versions grow. */
export type PageWriter = Transaction<Tables>;
