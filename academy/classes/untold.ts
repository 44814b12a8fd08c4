import { type CourseClass, classKind } from "#contract/class.ts";
import type { ClassDates } from "#contract/classes/class-days.ts";
import { classNews } from "#contract/classes/class-news.ts";
import type { UntoldClass } from "#contract/enquiries/desk-today.ts";
import { toldOfClass } from "#contract/reply.ts";
import type { Reader } from "#database/transaction.ts";
import { itemOfVersion } from "../content/content-item.ts";
import { textsOf, timesOf } from "../json-list.ts";
import { seats } from "./seats.ts";

const most = 50;

/** In the audit log: somebody says that the people of a class know it as it is in a version. */
export const putAway = "told";

/**
 * The classes that changed since people got a seat of them, who have not been told; the one that begins first comes first. What
 * somebody knows is the version that the class had when they got the seat, or that an answer to them told of, or that was put away.
 */
export async function untoldClasses(db: Reader, today: string, only?: number): Promise<UntoldClass[]> {
  const rows = await db
    .selectFrom("classes")
    .select(["id", "version", "updated_at", "starts_on", "ends_on", "times", "no_class_on"])
    .where("deleted_at", "is", null)
    .where("ends_on", ">=", today)
    .where("version", ">", 1)
    .where("id", "in", (enrolled) =>
      enrolled.selectFrom("enquiries").select("class_id").where("status", "=", "Enrolled").where("merged_into", "is", null),
    )
    .$if(only !== undefined, (some) => some.where("id", "=", only ?? 0))
    .orderBy("starts_on")
    .orderBy("id")
    .limit(500)
    .execute();
  const found: UntoldClass[] = [];
  for (const { id, version, updated_at, ...dates } of rows) {
    const now = { ...dates, times: timesOf(dates.times), no_class_on: textsOf(dates.no_class_on) };
    const known = await knownVersions(db, id, { version, saved_at: updated_at });
    const stale = known.filter((one) => one.version < version);
    const news = new Map<number, ReturnType<typeof classNews>>();
    for (const then of await datesAt(db, id, [...new Set(stale.map((one) => one.version))]))
      news.set(then.version, classNews(then, now, today));
    const people = stale.filter((one) => news.get(one.version) !== undefined);
    // Who knows the oldest version is told all that others know in part.
    const oldest = people.length > 0 ? news.get(Math.min(...people.map((one) => one.version))) : undefined;
    if (oldest) found.push({ id, name: "", version, people: people.map((one) => one.id), news: oldest });
    if (found.length === most) break;
  }
  const names = await seats.namesOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map((one) => ({ ...one, name: names.get(one.id) ?? "" }));
}

type Saved = { version: number; saved_at: number };

/** Which version of a class each person knows who has a seat of it. */
async function knownVersions(db: Reader, id: number, now: Saved): Promise<{ id: number; version: number }[]> {
  const enrolled = db.selectFrom("enquiries").where("class_id", "=", id).where("status", "=", "Enrolled").where("merged_into", "is", null);
  const people = await enrolled.select(["id", "placed_at"]).orderBy("placed_at").orderBy("id").limit(1000).execute();
  const older: Saved[] = await db
    .selectFrom("revisions")
    .select(["version", "saved_at"])
    .where("noun", "=", classKind.path)
    .where("item_id", "=", id)
    .orderBy("version")
    .execute();
  const versions = [...older, now];
  const told = await db
    .selectFrom("audit")
    .select(["noun", "item_id", "after"])
    .where((is) =>
      is.or([
        is.and([is("noun", "=", "enquiries"), is("action", "=", "reply"), is("item_id", "in", enrolled.select("id"))]),
        is.and([is("noun", "=", classKind.path), is("action", "=", putAway), is("item_id", "=", id)]),
      ]),
    )
    .where("after", "is not", null)
    .execute();
  const byPerson = new Map<number, number>();
  let all = 0;
  for (const { noun, item_id, after } of told) {
    const { data } = toldOfClass.safeParse(JSON.parse(after ?? "{}"));
    if (data?.class_id !== id) continue;
    if (noun === classKind.path) all = Math.max(all, data.version);
    else byPerson.set(item_id ?? 0, Math.max(byPerson.get(item_id ?? 0) ?? 0, data.version));
  }
  return people.map((one) => {
    const seen = versions.filter(({ saved_at }) => Number(saved_at) <= Number(one.placed_at ?? 0)).map(({ version }) => version);
    return { id: one.id, version: Math.max(versions[0]?.version ?? 1, all, byPerson.get(one.id) ?? 0, ...seen) };
  });
}

async function datesAt(db: Reader, id: number, versions: readonly number[]): Promise<(ClassDates & { version: number })[]> {
  if (versions.length === 0) return [];
  const rows = await db
    .selectFrom("revisions")
    .select(["version", "data"])
    .where("noun", "=", classKind.path)
    .where("item_id", "=", id)
    .where("version", "in", versions)
    .execute();
  return rows.map(({ version, data }) => ({ ...itemOfVersion<CourseClass>(classKind, data), version }));
}
