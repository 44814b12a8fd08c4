import { sql } from "kysely";

/** The condition that visitors see an item at a moment (ISO 8601, UTC) of a table that has status and moments. */
export function isPublished(now: string, table?: "courses" | "exams" | "posts") {
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name);
  const [status, from, until] = [column("status"), column("publish_at"), column("unpublish_at")];
  return sql<boolean>`(${status} = 'published' and ${from} <= ${now} and (${until} = '' or ${until} > ${now}))`;
}

/** The condition that an item was published and its time is over. */
export function isWithdrawn(now: string) {
  return sql<boolean>`(status = 'published' and unpublish_at != '' and unpublish_at <= ${now})`;
}
