import { sql } from "kysely";
import type { Migration } from "../migration.ts";

const searched = [
  "courses",
  "exams",
  "rooms",
  "classes",
  "posts",
  "questions",
  "page_questions",
  "testimonials",
  "teachers",
  "languages",
  "audit",
  "enquiries",
] as const;

const rowsAtOnce = 200;

/** Search texts hold letters without their accents: "muller" finds Müller. As contract/searchable.ts made them when this was written. */
export const withoutAccents: Migration = {
  name: "0040-without-accents",
  async up({ tx }) {
    for (const table of searched)
      for (let last: number | undefined = 0; last !== undefined; ) {
        // Most are plain ASCII, and stay as they are.
        const { rows } = await sql<{ id: number; search_text: string }>`
          select id, search_text from ${sql.table(table)}
          where id > ${last} and octet_length(search_text) <> length(search_text)
          order by id limit ${rowsAtOnce}`.execute(tx);
        for (const { id, search_text } of rows) {
          const text = plain(search_text);
          if (text !== search_text) await sql`update ${sql.table(table)} set search_text = ${text} where id = ${id}`.execute(tx);
        }
        last = rows.at(-1)?.id;
      }
  },
};

const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ı: "i", þ: "th" };

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}
