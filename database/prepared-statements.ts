import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

/** Some kilobytes of memory each. */
const most = 500;
/** Characters; a longer one lists ids, and hardly comes twice. */
const longest = 5000;

/**
 * Keeps statements prepared: to parse each text anew took a fifth of what a page's first render takes. SQLite prepares one again by itself
 * when the schema has changed, and better-sqlite3 then reads its columns anew. One that is iterated would be locked for others; nothing here iterates.
 */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new LRUCache<string, SqliteStatement>({ max: most });
  return {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      const statement: SqliteStatement = database.prepare(text);
      if (text.length <= longest) kept.set(text, statement);
      return statement;
    },
  };
}
