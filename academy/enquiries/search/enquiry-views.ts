import { type ExpressionBuilder, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { type EnquiryView, enquiryViewNames } from "#contract/enquiries/enquiry-labels.ts";
import type { EnquiryQuery, EnquiryViewCounts } from "#contract/enquiries/staff-enquiries.ts";
import { doneWith } from "#contract/enquiries/status-once-planned.ts";
import { addDays } from "#contract/site/days.ts";
import type { PageWriter, Reader } from "#database/transaction.ts";
import { enquiriesThatCount } from "../../enquiry-rows.ts";

/** Who looks, the academy's day, YYYY-MM-DD, and the moment at which a day begins there. */
export type ViewContext = { admin: number | undefined; today: string; startOfDay: (day: string) => number };
type Tables = PageWriter extends Transaction<infer Known> ? Known : never;
type Is = ExpressionBuilder<Tables, "enquiries">;
type Rows = SelectQueryBuilder<Tables, "enquiries", object>;

/** The condition of each view, among enquiries that were not merged. What is closed waits for nothing. */
const conditions: Record<EnquiryView, (is: Is, context: ViewContext) => ReturnType<Is["and"]>> = {
  all: (is) => is.and([is("status", "!=", "Spam")]),
  new: (is) => is.and([is("status", "=", "New")]),
  mine: (is, { admin = 0 }) => is.and([is("owner_id", "=", admin), isOpen(is)]),
  due: (is, { today }) => is.and([is("next_on", "=", today), isOpen(is)]),
  overdue: (is, { today }) => is.and([is("next_on", "<", today), is("next_on", "!=", ""), isOpen(is)]),
  tomorrow: (is, { today }) => is.and([is("next_on", "=", addDays(today, 1)), isOpen(is)]),
  unplanned: (is) => is.and([is("status", "in", ["Contacted", "Visited"]), is("next_on", "=", "")]),
  waiting: (is) => is.and([is("status", "=", "Waiting")]),
  spam: (is) => is.and([is("status", "=", "Spam")]),
};
const isOpen = (is: Is) => is("status", "not in", doneWith);

/** The enquiries that a query asks for, apart from its search; none that was merged into another. */
export function chosen(db: Reader, { status, view, owner_id, class_id, from, before }: EnquiryQuery, context: ViewContext): Rows {
  let rows: Rows = enquiriesThatCount(db);
  if (status !== undefined) rows = rows.where("status", "=", status);
  if (view !== undefined) rows = rows.where((is) => conditions[view](is, context));
  if (owner_id !== undefined) rows = rows.where("owner_id", "=", owner_id);
  if (class_id !== undefined) rows = rows.where("class_id", "=", class_id);
  if (from !== undefined) rows = rows.where("created_at", ">=", context.startOfDay(from));
  if (before !== undefined) rows = rows.where("created_at", "<", context.startOfDay(before));
  return rows;
}

/** The present name of the class, or the last one where it is gone. */
const classNow = sql`coalesce((
  select coalesce(courses.title, exams.title, '') || ': ' || classes.title
  from classes left join courses on courses.id = classes.course_id left join exams on exams.id = classes.exam_id
  where classes.id = enquiries.class_id and classes.deleted_at is null
), enquiries.class_name)`;

/** The longest overdue and the longest forgotten first, a waiting list in its order, everything else newest first; or who has waited longest for an answer. */
export function inOrder(rows: Rows, { view, order }: Pick<EnquiryQuery, "view" | "order">): Rows {
  if (order === "unanswered")
    return rows
      .orderBy(sql`case when status = 'New' then 0 else 1 end`)
      .orderBy(sql`case when status = 'New' then created_at else -created_at end`)
      .orderBy("id");
  if (view === "due" || view === "overdue" || view === "tomorrow") return rows.orderBy("next_on").orderBy("id");
  if (view === "unplanned") return rows.orderBy("id");
  if (view === "waiting") return rows.orderBy(classNow).orderBy("class_id").orderBy("placed_at").orderBy("id");
  return rows.orderBy("id", "desc");
}

/** How many each view has, and how many came after the enquiry `since`. Read from an index alone (migration 0017). */
export async function countViews(db: Reader, since: number | undefined, context: ViewContext): Promise<EnquiryViewCounts> {
  const counted = await enquiriesThatCount(db)
    .select((is) => enquiryViewNames.map((name) => sql<number>`sum(case when ${conditions[name](is, context)} then 1 else 0 end)`.as(name)))
    .executeTakeFirstOrThrow();
  const newest = await db.selectFrom("enquiries").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  const after = since === undefined ? undefined : chosen(db, { view: "all" }, context).where("id", ">", since);
  const newer = await after?.select(sql<number>`count(*)`.as("count")).executeTakeFirst();
  const counts = Object.fromEntries(enquiryViewNames.map((name) => [name, Number(counted[name] ?? 0)]));
  return { ...counts, newest: newest?.id ?? 0, newer: Number(newer?.count ?? 0) } as EnquiryViewCounts;
}
