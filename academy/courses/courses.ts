import { fieldsOf } from "#contract/fields/field.ts";
import { type Course, type CourseFields, type CourseSave, courseFieldList, courseKind } from "#contract/kinds/course.ts";
import { maxFeaturedCourses } from "#contract/limits.ts";
import type { Actor } from "../actor.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import type { ContentWriter } from "../content/content-writer.ts";
import { withPage } from "../content/item-page.ts";
import type { Last } from "../content/repository.ts";
import { createRepositoryWithDrafts } from "../content/repository-with-drafts.ts";
import { storedKind } from "../content/stored-kind.ts";
import { Invalid } from "../errors.ts";
import type { IdempotencyKey } from "../idempotency-key.ts";
import { assertRoomToFeature, hasRoomToFeature } from "./course.ts";
import { coursePage } from "./course-page.ts";
import { courseSamples } from "./course-samples.ts";

export const courses = storedKind(courseKind, { samples: courseSamples, seededAs: "courses" });

type RestoredCourse = Course & { unfeatured?: boolean; kept?: true };
type CourseWriter = ContentWriter<CourseFields, Course>;

/** The repository of courses: at most four are featured. */
export function createCourses(needs: ContentNeeds) {
  const repository = createRepositoryWithDrafts<CourseFields, Course>(needs, courses);

  return {
    ...repository,
    ...withPage(repository, coursePage),

    featuredCards: () => repository.pickPublished(coursePage.card, { limit: maxFeaturedCourses }, (rows) => rows.where("featured", "=", 1)),

    /** Throws SlugTaken, TooManyFeatured, Invalid (picture, unfeature). */
    create: (
      { unfeature, ...fields }: CourseSave,
      actor: Actor,
      idempotencyKey?: IdempotencyKey,
      around: { last?: Last } = {},
    ): Promise<Course> =>
      repository.create(fields, actor, idempotencyKey, {
        ...around,
        async first(writer) {
          if (fields.featured) await makeRoom(writer, 0, unfeature);
        },
      }),

    /** Throws NotFound, SlugTaken, TooManyFeatured, SavedBySomeoneElse, Invalid (picture, unfeature). */
    update: (id: number, { unfeature, ...fields }: CourseSave, actor: Actor, around: { last?: Last } = {}): Promise<Course> =>
      repository.update(id, fields, actor, {
        ...around,
        async first(writer) {
          if (fields.featured && !(await writer.get(id)).featured) await makeRoom(writer, id, unfeature);
        },
      }),

    /** As the repository does; featured only where there is room. Throws NotFound, SlugTaken. */
    async restore(id: number, actor: Actor): Promise<RestoredCourse> {
      const lost: { unfeatured?: boolean } = {};
      const course = await repository.restore(id, actor, async (writer) => {
        const was = (await writer.getDeleted(id)).featured;
        const featured = was && (await hasRoom(writer, id));
        if (was && !featured) lost.unfeatured = true;
        return { featured: featured ? 1 : 0 };
      });
      return { ...course, ...lost };
    },

    /** Saves an older version again; featured only where there is room. Throws NotFound, SlugTaken, Invalid (picture). */
    async restoreVersion(id: number, version: number, actor: Actor): Promise<RestoredCourse> {
      const lost: { unfeatured?: boolean } = {};
      const course = await repository.restoreVersion(id, version, actor, async (fields, writer) => {
        const featured = fields.featured && ((await writer.get(id)).featured || (await hasRoom(writer, id)));
        if (fields.featured && !featured) lost.unfeatured = true;
        return { ...fields, featured };
      });
      return { ...course, ...lost };
    },
  };
}

/** Takes the featured place of the course `unfeature`, if it is given. Throws TooManyFeatured where there is still none free, Invalid. */
async function makeRoom(writer: CourseWriter, id: number, unfeature: number | undefined): Promise<void> {
  if (unfeature !== undefined) {
    const row = await writer.rows().select("id").where("id", "=", unfeature).executeTakeFirst();
    if (!row || unfeature === id) throw new Invalid("unfeature", "The course that was to give up its place is not there any more.");
    const giving = fieldsOf(courseFieldList, await writer.get(unfeature));
    if (giving.featured) await writer.update(unfeature, { ...giving, featured: false }, undefined);
  }
  assertRoomToFeature(await otherFeatured(writer, id));
}

async function otherFeatured(writer: CourseWriter, id: number): Promise<string[]> {
  const rows = await writer.rows().select("title").where("featured", "=", 1).where("id", "!=", id).orderBy("display_order").execute();
  return rows.map((row) => String(row.title));
}

async function hasRoom(writer: CourseWriter, id: number): Promise<boolean> {
  return hasRoomToFeature(await otherFeatured(writer, id));
}
