import { sql } from "kysely";
import type { BranchOfClass } from "#contract/branch.ts";
import { type CourseClass, classKind } from "#contract/class.ts";
import type { ClassDates } from "#contract/classes/class-days.ts";
import { type ClassNews, classNews } from "#contract/classes/class-news.ts";
import type { UntoldClass } from "#contract/enquiries/desk-today.ts";
import { toldOfClass } from "#contract/reply.ts";
import type { Reader } from "#database/transaction.ts";
import { itemOfVersion } from "../content/content-item.ts";
import { enquiriesThatCount } from "../enquiries-that-count.ts";
import { createBreather } from "../limits/breather.ts";
import { placesIn } from "./class-names.ts";
import { closedDaysIn, datesOf } from "./first-day.ts";
import { seats } from "./seats.ts";

const most = 50;

/** In the audit log: somebody says that the people of a class know it as it is in a version. */
export const putAway = "told";

/** `only`: the id of one. */
type Asked = { today: string; branches: readonly BranchOfClass[]; only?: number };
type Known = ClassDates & Pick<CourseClass, "mode" | "room_id" | "place">;

/**
 * The classes that changed since people got a seat of them, who have not been told; the one that begins first comes first. What
 * somebody knows is the version that the class had when they got the seat, or that an answer to them told of, or that was put away.
 */
export async function untoldClasses(db: Reader, { today, branches, only }: Asked): Promise<UntoldClass[]> {
  const rows = await db
    .selectFrom("classes")
    .innerJoin(
      () =>
        enquiriesThatCount(db)
          .select((one) => ["class_id", one.fn.min(one.fn.coalesce("placed_at", sql<number>`0`)).as("since")])
          .where("status", "=", "Enrolled")
          .groupBy("class_id")
          .as("enrolled"),
      (join) => join.onRef("enrolled.class_id", "=", "classes.id"),
    )
    .select(["id", "version", "updated_at", "since", "starts_on", "ends_on", "times", "no_class_on", "held_on", "mode", "room_id", "place"])
    .where("deleted_at", "is", null)
    .where("ends_on", ">=", today)
    .where("version", ">", 1)
    .whereRef("updated_at", ">", "since")
    .$if(only !== undefined, (some) => some.where("id", "=", only ?? 0))
    .orderBy("starts_on")
    .orderBy("id")
    .limit(500)
    .execute();
  const found: UntoldClass[] = [];
  const breathe = createBreather();
  const closed = await closedDaysIn(db);
  const placeOf = await placesIn(db, branches);
  const told = (one: Known) => ({ ...one, ...placeOf(one) });
  for (const { id, version, updated_at, since, mode, room_id, place, ...dates } of rows) {
    await breathe();
    const now = { ...datesOf(dates), mode: classKind.list.mode.answer.parse(mode), room_id: room_id ?? 0, place };
    const older = await olderVersions(db, id);
    const sinceThen = older.filter((_one, at) => (older[at + 1]?.saved_at ?? Number(updated_at)) > Number(since));
    const news = new Map<number, ClassNews>();
    for (const one of sinceThen) {
      const then = itemOfVersion<CourseClass>(classKind, one.data);
      const newSince = asText(then) === asText(now) ? undefined : classNews(told(then), told(now), today, closed);
      if (newSince) news.set(one.version, newSince);
    }
    if (news.size === 0) continue;
    const known = await knownVersions(db, id, [...older, { version, saved_at: Number(updated_at) }]);
    const people = known.filter((one) => news.has(one.version));
    // Who knows the oldest version is told all that others know in part.
    const oldest = news.get(Math.min(...people.map((one) => one.version)));
    if (oldest) found.push({ id, name: "", version, people: people.map((one) => one.id), news: oldest });
    if (found.length === most) break;
  }
  const names = await seats.namesOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map((one) => ({ ...one, name: names.get(one.id) ?? "" }));
}

/** Most saves change none of it: to compare that as text costs a tenth of saying what is new. */
const asText = ({ starts_on, ends_on, times, no_class_on, held_on, mode, room_id, place }: Known) =>
  JSON.stringify([starts_on, ends_on, times, no_class_on ?? [], held_on ?? [], mode, room_id ?? 0, place ?? ""]);

/** What a class was before, the oldest version first; `saved_at`: when it became that. */
async function olderVersions(db: Reader, id: number): Promise<{ version: number; saved_at: number; data: string }[]> {
  const rows = await db
    .selectFrom("revisions")
    .select(["version", "saved_at", "data"])
    .where("noun", "=", classKind.path)
    .where("item_id", "=", id)
    .orderBy("version")
    .execute();
  return rows.map((row) => ({ ...row, saved_at: Number(row.saved_at) }));
}

/** Which version of a class each person knows who has a seat of it. */
async function knownVersions(db: Reader, id: number, versions: readonly { version: number; saved_at: number }[]) {
  const enrolled = enquiriesThatCount(db).where("class_id", "=", id).where("status", "=", "Enrolled");
  const people = await enrolled.select(["id", "placed_at"]).orderBy("placed_at").orderBy("id").limit(1000).execute();
  const told = await db
    .selectFrom("audit")
    .select(["noun", "item_id", "after", "at"])
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
  const newestAt = (moment: number) => versions.findLast(({ saved_at }) => saved_at <= moment)?.version ?? versions[0]?.version ?? 1;
  for (const { noun, item_id, after, at } of told) {
    const { data } = toldOfClass.safeParse(JSON.parse(after ?? "{}"));
    if (data?.class_id !== id) continue;
    // Nobody is told of what is still to come, whatever a call says.
    const version = Math.min(data.version, newestAt(Number(at)));
    if (noun === classKind.path) all = Math.max(all, version);
    else byPerson.set(item_id ?? 0, Math.max(byPerson.get(item_id ?? 0) ?? 0, version));
  }
  return people.map((one) => ({
    id: one.id,
    version: Math.max(newestAt(Number(one.placed_at ?? 0)), all, byPerson.get(one.id) ?? 0),
  }));
}
