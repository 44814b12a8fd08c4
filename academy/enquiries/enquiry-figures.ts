import { type RawBuilder, sql } from "kysely";
import type { DeskToday, Funnel } from "#contract/enquiries/desk-today.ts";
import { doneWith } from "#contract/enquiries/status-once-planned.ts";
import type { Reader } from "#database/transaction.ts";
import { enquiriesThatCount } from "../enquiry-rows.ts";
import { textsOf } from "../json-list.ts";

const mostCourses = 10;
/** Anyone can send any list of interests: longer ones, and more different ones, are in the sum only. */
const longestList = 2000;
const mostLists = 2000;

const sumOf = (condition: RawBuilder<boolean>) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
const numbers = <Row extends Record<string, unknown>>(row: Row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Record<keyof Row, number>;

/** Next steps that are due on `today` or were before; `me`: of these, those that one person looks after. */
export async function dueSteps(db: Reader, today: string, me: number): Promise<DeskToday["steps"]> {
  const due = sql<boolean>`next_on = ${today}`;
  const overdue = sql<boolean>`next_on < ${today}`;
  const mine = sql<boolean>`owner_id = ${me}`;
  const row = await enquiriesThatCount(db)
    .select([sumOf(due).as("due"), sumOf(overdue).as("overdue")])
    .select([sumOf(sql`${due} and ${mine}`).as("myDue"), sumOf(sql`${overdue} and ${mine}`).as("myOverdue")])
    .where("next_on", "!=", "")
    .where("next_on", "<=", today)
    .where("status", "not in", doneWith)
    .executeTakeFirstOrThrow();
  const { myDue, myOverdue, ...all } = numbers(row);
  return { mine: { due: myDue, overdue: myOverdue }, all };
}

/** Enquiries that nobody has answered, by when they came: since `day(0)`, since `day(2)`, since `day(7)` or before; day(n) begins n days ago. */
export async function unanswered(db: Reader, day: (ago: number) => number): Promise<DeskToday["unanswered"]> {
  const between = (from: number, to: number) => sumOf(sql`created_at >= ${day(from)} and created_at < ${day(to)}`);
  const row = await enquiriesThatCount(db)
    .select([
      sumOf(sql`created_at >= ${day(0)}`).as("today"),
      between(2, 0).as("1-2"),
      between(7, 2).as("3-7"),
      sumOf(sql`created_at < ${day(7)}`).as("older"),
    ])
    .where("status", "=", "New")
    .executeTakeFirstOrThrow();
  return numbers(row);
}

/** How many of those who asked since a moment were contacted and enrolled: all together, and by what they asked for. */
export async function funnels(db: Reader, since: number): Promise<Pick<DeskToday, "all" | "courses">> {
  // An enquiry from before there was a timeline has no `contacted_at`.
  const contacted = sql<boolean>`contacted_at is not null or status in ('Contacted', 'Visited', 'Enrolled', 'Waiting')`;
  const asked = enquiriesThatCount(db)
    .select([sql<number>`count(*)`.as("enquiries"), sumOf(contacted).as("contacted")])
    .select(sumOf(sql`status = 'Enrolled'`).as("enrolled"))
    .where("enquiries.created_at", ">=", since)
    .where("status", "!=", "Spam");
  const all = numbers(await asked.executeTakeFirstOrThrow());
  const interests = sql<string>`substr(interested_courses, 1, ${sql.lit(longestList)})`;
  const exams = sql<string>`substr(interested_exams, 1, ${sql.lit(longestList)})`;
  const rows = await asked
    .select([interests.as("interests"), exams.as("exams"), "class_id"])
    .groupBy([interests, exams, "class_id"])
    .orderBy("enquiries", "desc")
    .limit(mostLists)
    .execute();
  const classIds = rows.flatMap(({ class_id }) => class_id ?? []);
  const courseOf = await coursesOfClasses(db, classIds);
  const byName = new Map<string, Funnel>();
  for (const { interests, exams, class_id, ...counted } of rows) {
    const { enquiries, contacted, enrolled } = numbers(counted);
    const names = new Set([...textsOf(interests), ...textsOf(exams), courseOf.get(class_id ?? 0) ?? ""]);
    names.delete("");
    for (const name of names) {
      const sum = byName.get(name) ?? { enquiries: 0, contacted: 0, enrolled: 0 };
      byName.set(name, {
        enquiries: sum.enquiries + enquiries,
        contacted: sum.contacted + contacted,
        enrolled: sum.enrolled + enrolled,
      });
    }
  }
  const courses = [...byName].map(([name, sums]) => ({ name, ...sums }));
  courses.sort((one, other) => other.enquiries - one.enquiries || (one.name < other.name ? -1 : 1));
  return { all, courses: courses.slice(0, mostCourses) };
}

/** The title of the course or exam of each class, in the trash or not. */
async function coursesOfClasses(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("classes")
    .leftJoin("courses", "courses.id", "classes.course_id")
    .leftJoin("exams", "exams.id", "classes.exam_id")
    .select(["classes.id", "courses.title as course", "exams.title as exam"])
    .where("classes.id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, course, exam }) => [id, course ?? exam ?? ""]));
}
