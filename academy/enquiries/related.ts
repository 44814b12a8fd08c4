import { sql } from "kysely";
import type { Reader } from "#database/transaction.ts";
import { phoneNumbersIn } from "../text/phone-numbers.ts";
import { containing, searchable } from "../text/search.ts";

const most = 50;
/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const atOnce = 1000;

/** Other enquiries of the same person, by e-mail address or phone number, and those merged with this one; the newest first. */
export async function idsRelated(db: Reader, id: number): Promise<number[] | undefined> {
  const row = await db.selectFrom("enquiries").select(["id", "email", "phone", "merged_into"]).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const root = row.merged_into ?? id;
  const numbers = phoneNumbersIn(row.phone);
  const sought = [...(row.email === "" ? [] : [row.email]), ...numbers].slice(0, 5);
  const candidates = await db
    .selectFrom("enquiries")
    .select(["id", "email", "phone", "merged_into"])
    .where((is) =>
      is.or([
        is("merged_into", "=", root),
        is("id", "=", root),
        ...sought.map((text) => sql<boolean>`search_text like ${containing(text)} escape '\\'`),
      ]),
    )
    .where("id", "!=", id)
    .orderBy("id", "desc")
    .limit(atOnce)
    .execute();
  const isSame = (one: { id: number; email: string; phone: string; merged_into: number | null }) =>
    one.merged_into === root ||
    one.id === root ||
    (row.email !== "" && searchable(one.email) === searchable(row.email)) ||
    phoneNumbersIn(one.phone).some((number) => numbers.includes(number));
  const same = candidates.filter(isSame);
  return [...same.filter((one) => one.merged_into === root), ...same.filter((one) => one.merged_into !== root)]
    .slice(0, most)
    .map((one) => one.id);
}

/** The enquiries that one person wrote, by their mail address, with all that staff merged with them. */
export async function idsOfPerson(db: Reader, email: string): Promise<number[]> {
  const candidates = await db
    .selectFrom("enquiries")
    .select(["id", "email", "merged_into"])
    .where(sql<boolean>`search_text like ${containing(email)} escape '\\'`)
    .orderBy("id")
    .execute();
  const own = candidates.filter((row) => searchable(row.email) === searchable(email));
  const ids = new Set(own.flatMap(({ id, merged_into }) => [id, merged_into ?? id]));
  const roots = [...ids];
  for (let at = 0; at < roots.length; at += atOnce) {
    const some = roots.slice(at, at + atOnce);
    for (const { id } of await db.selectFrom("enquiries").select("id").where("merged_into", "in", some).execute()) ids.add(id);
  }
  return [...ids].sort((one, other) => one - other);
}
