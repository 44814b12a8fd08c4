import type { ContentQuery } from "#database/content-rows.ts";
import { isPublished } from "../content/is-published.ts";

/** Whether any of these classes is of a course or an exam that visitors see at the moment `now` (ISO 8601). */
export async function anyOfShownSubject(classes: ContentQuery, now: string): Promise<boolean> {
  const found = await classes
    .select("id")
    .where((is) => {
      const seen = (table: "courses" | "exams") =>
        is.selectFrom(table).select("id").where("deleted_at", "is", null).where(isPublished(now));
      return is.or([is("course_id", "in", seen("courses")), is("exam_id", "in", seen("exams"))]);
    })
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
