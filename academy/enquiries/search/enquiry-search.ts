import { type RawBuilder, type Selectable, sql } from "kysely";
import { searchable } from "#contract/searchable.ts";
import type { EnquiryTable } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { textsOf } from "../../json-list.ts";
import { programValueOf, putProgramValue } from "../../program-values.ts";
import { namesOfClasses } from "../../seats.ts";
import { phoneNumbersIn, soughtDigits, soughtParts } from "../../text/phone-numbers.ts";
import { hasText, hasWords } from "../../text/search.ts";

/** The setting that says which generation all search texts are of, "4", or up to which id: "4 after 1200". A backup brings it along with its texts. */
const key = "enquiry-search";
/** To be raised when search texts are made in another way: all are made anew then. */
const generation = "4";
const underWay = `${generation} after `;
const rowsAtOnce = 50;

/** Events in which people wrote something are found, those in which only the program did are not. */
const foundKinds = ["note", "call", "whatsapp", "visit", "mail", "next", "overbook"];
const mostEvents = 200;
const mostCharacters = 50_000;
const mostMerged = 50;

type Row = Selectable<EnquiryTable>;
type ReadWork = <T>(work: (db: Reader) => Promise<T>) => Promise<T>;

/** Everything that a search for an enquiry looks through, with those merged into it; phone numbers as typed and as E.164. */
async function searchTextOf(db: Reader, row: Row): Promise<string> {
  const merged = await db.selectFrom("enquiries").selectAll().where("merged_into", "=", row.id).orderBy("id").limit(mostMerged).execute();
  const rows = [row, ...merged];
  const ids = rows.map(({ id }) => id);
  const events = await db
    .selectFrom("enquiry_events")
    .select("text")
    .where("enquiry_id", "in", ids)
    .where("kind", "in", foundKinds)
    .orderBy("id", "desc")
    .limit(mostEvents)
    .execute();
  const told = events.map(({ text }) => text).join(" ");
  return searchable(...rows.flatMap(textsOfRow), told.slice(0, mostCharacters));
}

function textsOfRow({ name, email, phone, interested_courses, interested_exams, details, notes, class_name, next_step }: Row): string[] {
  const numbers = phoneNumbersIn(phone);
  return [
    name,
    email,
    phone,
    ...numbers,
    ...textsOf(interested_courses),
    ...textsOf(interested_exams),
    details,
    notes,
    class_name,
    next_step,
  ];
}

/** Makes the search text of an enquiry anew, and of the one that it was merged into, in the transaction that changed it. */
export async function renewSearchText(tx: Writer, id: number): Promise<void> {
  const row = await renewOwn(tx, id);
  // And no further: an older program could merge two into each other, which had no end here.
  if (row?.merged_into) await renewOwn(tx, row.merged_into);
}

async function renewOwn(tx: Writer, id: number): Promise<Row | undefined> {
  const row = await tx.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const text = await searchTextOf(tx, row);
  if (text !== row.search_text) await tx.updateTable("enquiries").set({ search_text: text }).where("id", "=", id).execute();
  return row;
}

/** The condition that a row has a text: in its search text, or in what its class is called now. */
export type Has = (text: string) => RawBuilder<boolean>;

/** Search texts have the name that a class had when somebody was put there; this looks for its present name, too. */
export async function hasInEnquiries(db: Reader): Promise<Has> {
  // From the index alone: reading each row's own name of its class as well took a second among 100,000.
  const rows = await db.selectFrom("enquiries").select("class_id").where("class_id", "is not", null).distinct().execute();
  const known = rows.flatMap(({ class_id }) => class_id ?? []);
  const classes = [...(await namesOfClasses(db, known))].map(([id, name]) => ({ id, name: searchable(name) }));
  return (text) => {
    const sought = searchable(text);
    const ids = classes.flatMap(({ id, name }) => (name.includes(sought) ? [id] : []));
    // Written out: of many classes and words there would be more parameters than a statement takes.
    return ids.length === 0 ? hasText(text) : sql<boolean>`(${hasText(text)} or class_id in (${sql.join(ids.map((id) => sql.lit(id)))}))`;
  };
}

/** The condition that a row has every word of a search; for what looks like a phone number, its digits however it was typed. */
export function finds(search: string, has: Has): RawBuilder<boolean> {
  const { words, numbers } = soughtParts(search);
  // Each pattern reads every text: about 8 ms among 10,000.
  return sql<boolean>`(${sql.join([hasWords(words, has), ...numbers.map((number) => hasNumber(number, has))], sql` and `)})`;
}

function hasNumber(number: string, has: Has): RawBuilder<boolean> {
  const digits = soughtDigits(number);
  return digits === undefined ? hasWords(number, has) : sql`(${hasWords(number, has)} or ${hasText(digits)})`;
}

/** The id after which search texts are still to be made anew; undefined: all are of the present generation. */
export async function searchTextsAfter(db: Reader): Promise<number | undefined> {
  const told = (await programValueOf(db, key)) ?? "";
  if (told === generation) return undefined;
  return told.startsWith(underWay) ? Number(told.slice(underWay.length)) : 0;
}

/** Search texts as they are and as they should be; `last`: the id up to which these are all, undefined at the end. */
export type OlderTexts = { after: number; last: number | undefined; texts: { id: number; before: string; text: string }[] };

/** Makes the texts of the next enquiries anew without writing any; `turn` lets others have theirs. */
export async function olderSearchTexts(read: ReadWork, after: number, turn: () => Promise<void>): Promise<OlderTexts> {
  const rows = await read((db) => db.selectFrom("enquiries").selectAll().where("id", ">", after).orderBy("id").limit(rowsAtOnce).execute());
  const texts: OlderTexts["texts"] = [];
  for (const row of rows) {
    const text = await read((db) => searchTextOf(db, row));
    if (text !== row.search_text) texts.push({ id: row.id, before: row.search_text, text });
    await turn();
  }
  return { after, last: rows.at(-1)?.id, texts };
}

/** Writes them, and how far it is now. A text that was made meanwhile is newer, and stays; so does what another process has done. */
export async function writeSearchTexts(tx: Writer, { after, last, texts }: OlderTexts): Promise<void> {
  if ((await searchTextsAfter(tx)) !== after) return;
  for (const { id, before, text } of texts)
    await tx.updateTable("enquiries").set({ search_text: text }).where("id", "=", id).where("search_text", "=", before).execute();
  await putProgramValue(tx, key, last === undefined ? generation : `${underWay}${last}`);
}
