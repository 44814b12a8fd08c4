import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Enquiry } from "#contract/enquiry.ts";
import type { Database } from "#database/database.ts";
import type { EnquiryTable } from "#database/rows.ts";
import { textsOf } from "../json-list.ts";
import { phoneNumbersIn, soughtDigits } from "../phone-numbers.ts";
import { containing, searchable } from "../search.ts";

/** How search texts were made last. It is in no backup: an older one brings older texts. */
const key = "here:enquiry-search";
const value = "3";
const rowsAtOnce = 100;

type Searched = Pick<Enquiry, "name" | "email" | "phone" | "interestedCourses" | "interestedExams" | "details" | "notes" | "class_name">;

/** Everything that a search for enquiries looks through; phone numbers as typed and as E.164. */
export function searchText({ name, email, phone, interestedCourses, interestedExams, details, notes, class_name }: Searched): string {
  return searchable(name, email, phone, ...phoneNumbersIn(phone), ...interestedCourses, ...interestedExams, details, notes, class_name);
}

export function searchTextOfRow(row: Selectable<EnquiryTable>): string {
  return searchText({ ...row, interestedCourses: textsOf(row.interested_courses), interestedExams: textsOf(row.interested_exams) });
}

/** Whether a row has the words of a search, or the digits of a phone number however it was typed. */
export function finds(search: string): RawBuilder<boolean> {
  const digits = soughtDigits(search);
  return sql`(search_text like ${containing(search)} escape '\\' or search_text like ${containing(digits ?? search)} escape '\\')`;
}

/** Makes the search text of every enquiry anew, once after the way it is made has changed; a few at a time, so that nothing waits. */
export async function renewSearchTexts(database: Database): Promise<void> {
  const done = await database.read((db) => db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst());
  if (done?.value === value) return;
  for (let last: number | undefined = 0; last !== undefined; ) last = await renewAfter(database, last);
  await database.write((tx) =>
    tx
      .insertInto("settings")
      .values({ key, value })
      .onConflict((row) => row.column("key").doUpdateSet({ value }))
      .execute(),
  );
}

/** Answers the last id it looked at, or undefined at the end. */
function renewAfter(database: Database, last: number): Promise<number | undefined> {
  return database.write(async (tx) => {
    const rows = await tx.selectFrom("enquiries").selectAll().where("id", ">", last).orderBy("id").limit(rowsAtOnce).execute();
    for (const row of rows) {
      const text = searchTextOfRow(row);
      if (text !== row.search_text) await tx.updateTable("enquiries").set({ search_text: text }).where("id", "=", row.id).execute();
    }
    return rows.at(-1)?.id;
  });
}
