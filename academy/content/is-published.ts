import { sql } from "kysely";

/** The condition that visitors see an item at a moment (ISO 8601, UTC) of a table that has status and moments. */
export function isPublished(now: string) {
  return sql<boolean>`(status = 'published' and publish_at <= ${now} and (unpublish_at = '' or unpublish_at > ${now}))`;
}

/** The condition that an item was published and its time is over. */
export function isWithdrawn(now: string) {
  return sql<boolean>`(status = 'published' and unpublish_at != '' and unpublish_at <= ${now})`;
}
