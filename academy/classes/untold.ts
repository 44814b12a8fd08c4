import { sql } from "kysely";
import type { ClassDates } from "#contract/classes/class-days.ts";
import { type ClassNews, classNews } from "#contract/classes/class-news.ts";
import type { UntoldClass } from "#contract/enquiries/desk-today.ts";
import { type CourseClass, classKind } from "#contract/kinds/class.ts";
import { toldOfClass } from "#contract/reply.ts";
import type { Reader } from "#database/transaction.ts";
import { itemOfVersion } from "../content/content-item.ts";
import { enquiriesThatCount } from "../enquiry-rows.ts";
import { datesOf } from "../first-day.ts";
import { createBreather } from "../limits/breather.ts";
import { namesOfClasses } from "../seats.ts";
import { type AcademyThen, academyThen } from "./academy-then.ts";
import { placesIn } from "./class-names.ts";

const most = 50;

/** What the audit log calls that staff marked the people of a class as told. */
export const toldAction = "told";

/** `only`: the id of one. */
type Asked = { today: string; only?: number };
/** What somebody knows: the version of the class, and the academy as of when. */
type Moment = { version: number; as_of: number };
type Known = ClassDates & Pick<CourseClass, "mode" | "room_id" | "place">;

/**
 * The classes that changed without all people with a seat being told; the one that begins first comes first. Somebody knows the class and
 * the academy as they were when they got the seat, or when an answer to them told of it, or staff marked them as told.
 */
export async function untoldClasses(db: Reader, { today, only }: Asked): Promise<UntoldClass[]> {
  const academy = await academyThen(db, today);
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
    .where((is) => is.or([is.and([is("version", ">", 1), is("updated_at", ">", is.ref("since"))]), is("since", "<", academy.now.since)]))
    .$if(only !== undefined, (some) => some.where("id", "=", only ?? 0))
    .orderBy("starts_on")
    .orderBy("id")
    .limit(500)
    .execute();
  const found: UntoldClass[] = [];
  const breathe = createBreather();
  const placeOf = await placesIn(db);
  for (const { id, version, updated_at, since: _, mode, room_id, place, ...dates } of rows) {
    const present = { ...datesOf(dates), mode: classKind.list.mode.answer.parse(mode), room_id: room_id ?? 0, place };
    const older = await olderVersions(db, id);
    const known = await knownBy(db, id, [...older, { version, saved_at: Number(updated_at) }]);
    const asKnown = (version: number): Known => {
      const then = older.find((one) => one.version === version);
      return then ? itemOfVersion<CourseClass>(classKind, then.data) : present;
    };
    const newsBy = new Map<string, ClassNews | undefined>();
    const newsSince = async (version: number, then: AcademyThen): Promise<ClassNews | undefined> => {
      const key = `${version} ${then.since}`;
      if (newsBy.has(key)) return newsBy.get(key);
      await breathe();
      const before = asKnown(version);
      const isSame = then.since === academy.now.since && asText(before) === asText(present);
      const closed = [then.closed, academy.now.closed] as const;
      const news = isSame ? undefined : classNews(told(before, then), told(present, academy.now), today, closed);
      newsBy.set(key, news);
      return news;
    };
    const told = (one: Known, then: AcademyThen) => {
      const { branch, ...where } = placeOf(one);
      if (!branch) return { ...one, ...where, ...(one.mode !== "online" && { address: then.address(one.ends_on) }) };
      return { ...one, ...where, branch: { ...branch, address: then.branchAddress(branch.id) ?? branch.address } };
    };
    const people: typeof known = [];
    for (const one of known) if (await newsSince(one.version, academy.at(one.as_of))) people.push(one);
    // The news since the oldest that anybody knows: it has all that others know in part.
    const first = (name: "version" | "as_of") => Math.min(...people.map((one) => one[name]));
    const news = people.length > 0 ? await newsSince(first("version"), academy.at(first("as_of"))) : undefined;
    if (news) found.push({ id, name: "", version, as_of: academy.now.since, people: people.map((one) => one.id), news });
    if (found.length === most) break;
  }
  const ids = found.map(({ id }) => id);
  const names = await namesOfClasses(db, ids);
  return found.map((one) => ({ ...one, name: names.get(one.id) ?? "" }));
}

/** Most saves change none of it, and comparing it as text costs a tenth of finding the news. */
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

function newer(one: Moment, other: Moment): Moment {
  return { version: Math.max(one.version, other.version), as_of: Math.max(one.as_of, other.as_of) };
}

/** Which version of a class each person knows who has a seat of it, and as of when they know the academy. */
async function knownBy(db: Reader, id: number, versions: readonly { version: number; saved_at: number }[]) {
  const enrolled = enquiriesThatCount(db).where("class_id", "=", id).where("status", "=", "Enrolled");
  const people = await enrolled.select(["id", "placed_at"]).orderBy("placed_at").orderBy("id").limit(1000).execute();
  const told = await db
    .selectFrom("audit")
    .select(["noun", "item_id", "after", "at"])
    .where((is) =>
      is.or([
        is.and([is("noun", "=", "enquiries"), is("action", "=", "reply"), is("item_id", "in", enrolled.select("id"))]),
        is.and([is("noun", "=", classKind.path), is("action", "=", toldAction), is("item_id", "=", id)]),
      ]),
    )
    .where("after", "is not", null)
    .execute();
  const byPerson = new Map<number, Moment>();
  let all: Moment = { version: 0, as_of: 0 };
  const newestAt = (moment: number) => versions.findLast(({ saved_at }) => saved_at <= moment)?.version ?? versions[0]?.version ?? 1;
  for (const { noun, item_id, after, at } of told) {
    const { data } = toldOfClass.safeParse(JSON.parse(after ?? "{}"));
    if (data?.class_id !== id) continue;
    // Nobody was told of a version that came later, whatever a call says.
    const known = { version: Math.min(data.version, newestAt(Number(at))), as_of: Math.min(data.as_of ?? Number(at), Number(at)) };
    if (noun === classKind.path) all = newer(all, known);
    else byPerson.set(item_id ?? 0, newer(byPerson.get(item_id ?? 0) ?? known, known));
  }
  return people.map(({ id, placed_at }) => {
    const placed = { version: newestAt(Number(placed_at ?? 0)), as_of: Number(placed_at ?? 0) };
    return { id, ...newer(newer(placed, all), byPerson.get(id) ?? placed) };
  });
}
