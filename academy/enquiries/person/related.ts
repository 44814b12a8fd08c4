import type { Erasable } from "#contract/enquiries/erasing.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { isoMoment } from "../../iso-moment.ts";
import { createBreather } from "../../limits/breather.ts";
import { rowsById } from "../../limits/in-parts.ts";
import { comparedText } from "../../text/compared-text.ts";
import { phoneNumbersIn } from "../../text/phone-numbers.ts";
import { hasText } from "../../text/search.ts";

const most = 50;
const atOnce = 1000;
/** Phone numbers of one person that are looked for, each by itself. */
const mostNumbers = 20;

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
    .where((is) => is.or([is("merged_into", "=", root), is("id", "=", root), ...sought.map(hasText)]))
    .where("id", "!=", id)
    .orderBy("id", "desc")
    .limit(atOnce)
    .execute();
  const isSame = (one: { id: number; email: string; phone: string; merged_into: number | null }) =>
    one.merged_into === root ||
    one.id === root ||
    (row.email !== "" && comparedText(one.email) === comparedText(row.email)) ||
    phoneNumbersIn(one.phone).some((number) => numbers.includes(number));
  const same = candidates.filter(isSame);
  return [...same.filter((one) => one.merged_into === root), ...same.filter((one) => one.merged_into !== root)]
    .slice(0, most)
    .map((one) => one.id);
}

type Contact = { id: number; name: string; email: string; phone: string; created_at: number; merged_into: number | null };
const contactColumns = ["id", "name", "email", "phone", "created_at", "merged_into"] as const;

/** Whether two enquiries, or any that were merged into them, have an e-mail address or a phone number in common. */
export async function shareContact(db: Reader | Writer, one: number, other: number): Promise<boolean> {
  const of = (root: number) =>
    db
      .selectFrom("enquiries")
      .select(["email", "phone"])
      .where((is) => is.or([is("id", "=", root), is("merged_into", "=", root)]))
      .execute();
  const ways = (rows: { email: string; phone: string }[]) =>
    rows.flatMap(({ email, phone }) => [...(email === "" ? [] : [comparedText(email)]), ...phoneNumbersIn(phone)]);
  const known = new Set(ways(await of(one)));
  return ways(await of(other)).some((way) => known.has(way));
}

/** The enquiries whose search text has one of the texts and which `isMeant` confirms: read in parts, because one person may have 40,000. */
async function withText(db: Reader, texts: readonly string[], isMeant: (row: Contact) => boolean): Promise<Contact[]> {
  if (texts.length === 0) return [];
  const found: Contact[] = [];
  const rest = createBreather();
  const having = db
    .selectFrom("enquiries")
    .select(contactColumns)
    .where((is) => is.or(texts.map(hasText)));
  for await (const row of rowsById(atOnce, (after) => having.where("id", ">", after).orderBy("id").limit(atOnce).execute())) {
    if (isMeant(row)) found.push(row);
    await rest();
  }
  return found;
}

function withAddress(db: Reader, email: string): Promise<Contact[]> {
  const sought = comparedText(email);
  return withText(db, [email], (row) => comparedText(row.email) === sought);
}

/** In parts: PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
async function mergedWith(db: Reader, own: readonly Contact[]): Promise<Contact[]> {
  const roots = [...new Set(own.map(({ id, merged_into }) => merged_into ?? id))];
  const found: Contact[] = [];
  for (let at = 0; at < roots.length; at += atOnce) {
    const some = roots.slice(at, at + atOnce);
    const group = db.selectFrom("enquiries").select(contactColumns);
    found.push(...(await group.where((is) => is.or([is("id", "in", some), is("merged_into", "in", some)])).execute()));
  }
  return found;
}

/**
 * What could go when a person's data is erased, beginning with what is theirs for sure: the enquiries of their e-mail address, those
 * merged with these, and those from their phone numbers. Of the last two only those are `ticked` whose name or address agrees as well:
 * families share a phone.
 */
async function erasableWith(db: Reader, own: readonly Contact[]): Promise<Erasable[]> {
  const rest = createBreather();
  const [names, emails, phones, known] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { name, email, phone } of own) {
    names.add(comparedText(name));
    if (email !== "") emails.add(comparedText(email));
    // Finding numbers in a text takes longer than all else here: each text is read once.
    if (!phones.has(phone)) for (const number of phoneNumbersIn(phone)) known.add(number);
    phones.add(phone);
    await rest();
  }
  const numbers = [...known].slice(0, mostNumbers);
  const agrees = ({ name, email }: Contact) => (name !== "" && names.has(comparedText(name))) || emails.has(comparedText(email));
  const merged = await mergedWith(db, own);
  const byPhone = await withText(
    db,
    numbers,
    ({ phone }) => phones.has(phone) || phoneNumbersIn(phone).some((one) => numbers.includes(one)),
  );
  const found = new Map<number, Erasable>();
  const add = async (rows: readonly Contact[], because: Erasable["because"], isTheirs: (row: Contact) => boolean) => {
    for (const { created_at, ...row } of rows) {
      await rest();
      if (found.has(row.id)) continue;
      const at = isoMoment(created_at);
      found.set(row.id, { ...row, created_at: at, because, ticked: isTheirs({ ...row, created_at }) });
    }
  };
  await add(own, "email", () => true);
  await add(merged, "merged", agrees);
  await add(byPhone, "phone", agrees);
  return [...found.values()];
}

/** What could go with an enquiry, itself first; undefined when it is not there. */
export async function erasableOf(db: Reader, id: number): Promise<Erasable[] | undefined> {
  const row = await db.selectFrom("enquiries").select(contactColumns).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const sameMail = row.email === "" ? [] : await withAddress(db, row.email);
  const all = await erasableWith(db, [row, ...sameMail]);
  return all.map((one) => (one.id === id ? { ...one, because: "this" } : one));
}

/** The enquiries that one person wrote, by their mail address, and those merged with them or from their phone that bear their name. */
export async function idsOfPerson(db: Reader, email: string): Promise<number[]> {
  const theirs = (await erasableWith(db, await withAddress(db, email))).filter(({ ticked }) => ticked);
  return theirs.map(({ id }) => id).sort((one, other) => one - other);
}
