import { courseAddress } from "#contract/site/page-address.ts";
import type { Reader } from "#database/transaction.ts";
import { enquiriesThatCount } from "../enquiry-rows.ts";
import { textsOf } from "../json-list.ts";

type Interest = { title: string; address: string; enquiries: number; seats: number };

const mostCourses = 500;
/** Different combinations of courses that are counted; there are a few dozen. */
const mostChoices = 2000;

/** How many enquiries since a moment name each course, drafts too, and how many seats of its classes were given. Spam is left out. */
export async function courseInterest(db: Reader, since: number): Promise<Interest[]> {
  const courses = await db
    .selectFrom("courses")
    .select(["id", "title", "slug"])
    .where("deleted_at", "is", null)
    .orderBy("display_order")
    .orderBy("id")
    .limit(mostCourses)
    .execute();
  const chosen = await enquiriesThatCount(db)
    .select((of) => ["interested_courses as titles", of.fn.countAll<number>().as("count")])
    .where("created_at", ">=", since)
    .where("status", "!=", "Spam")
    .groupBy("interested_courses")
    .orderBy("count", "desc")
    .limit(mostChoices)
    .execute();
  const given = await enquiriesThatCount(db)
    .innerJoin("classes", "classes.id", "enquiries.class_id")
    .select((of) => ["classes.course_id as course", of.fn.countAll<number>().as("count")])
    .where("enquiries.placed_at", ">=", since)
    .where("enquiries.status", "=", "Enrolled")
    .groupBy("classes.course_id")
    .execute();
  const asked = new Map<string, number>();
  for (const { titles, count } of chosen)
    for (const title of new Set(textsOf(titles))) asked.set(title, (asked.get(title) ?? 0) + Number(count));
  const seats = new Map(given.map(({ course, count }) => [course, Number(count)]));
  return courses.map(({ id, title, slug }) => ({
    title,
    address: courseAddress({ title, slug }),
    enquiries: asked.get(title) ?? 0,
    seats: seats.get(id) ?? 0,
  }));
}
