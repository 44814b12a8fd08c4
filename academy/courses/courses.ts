import type { Selectable } from "kysely";
import { type Course, type CourseFields, type CourseSave, courseFields } from "#contract/course.ts";
import { maxFeaturedCourses } from "#contract/limits.ts";
import type { NewOrder } from "#contract/list.ts";
import type { Database } from "#database/database.ts";
import type { CourseTable } from "#database/tables.ts";
import type { Actor } from "../actor.ts";
import type { Attempt } from "../attempt.ts";
import type { ContentWriter } from "../content/content-writer.ts";
import { createRepository, orSlugTaken } from "../content/repository.ts";
import { Invalid } from "../errors.ts";
import { textsOf } from "../json-list.ts";
import { assertRoomToFeature, courseAtAddress } from "./course.ts";

const cardColumns = ["title", "slug", "summary", "duration", "image"] as const;

/** `unfeatured`: it was featured, and its place was given to another meanwhile. */
type RestoredCourse = Course & { unfeatured?: boolean };
type CourseWriter = ContentWriter<CourseFields, Course>;

/** The repository of courses. `keepPicture` stores an uploaded picture and answers its address. */
export function createCourses(database: Database, clock: () => number, keepPicture: (image: string) => Promise<string>) {
  const repository = createRepository<CourseFields, Course, Selectable<CourseTable>>(database, clock, {
    noun: "courses",
    name: "courses",
    fields: courseFields,
    title: (course) => course.title,
    titleColumn: "title",
    hasPicture: true,
    label: "Course",
    order: [
      { column: "display_order", direction: "asc" },
      { column: "id", direction: "asc" },
    ],
    searched: (course) => [course.title, course.summary],
    toColumns: courseColumns,
    toItem: courseItem,
  });

  return {
    list: repository.list,

    /** What a list of courses on a page shows, in their order. */
    cards: () => repository.pick(cardColumns),

    /** At most four, in the order of the list. */
    featuredCards: () => repository.pick(cardColumns, { limit: maxFeaturedCourses }, (rows) => rows.where("featured", "=", 1)),

    addresses: repository.addresses,

    /** See courseAtAddress; by its title a course is found among the first 1000. */
    async findByAddress(address: string): Promise<Course | undefined> {
      const bySlug = await repository.findBy("slug", address);
      if (bySlug) return bySlug;
      const named = courseAtAddress(await repository.pick(["id", "slug", "title"], { limit: 1000 }), address);
      return named && repository.findBy("id", named.id);
    },

    /** Throws SlugTaken, TooManyFeatured, Invalid (picture, unfeature). */
    async create({ unfeature, ...fields }: CourseSave, actor: Actor, attempt?: Attempt): Promise<Course> {
      const course = { ...fields, image: await keepPicture(fields.image) };
      return orSlugTaken(course.slug, () =>
        repository.create(actor, attempt, async (writer) => {
          if (course.featured) await makeRoom(writer, 0, unfeature);
          return writer.insert(course, { display_order: await writer.afterLast(1) });
        }),
      );
    },

    /** Throws NotFound, SlugTaken, TooManyFeatured, SavedBySomeoneElse, Invalid (picture, unfeature). */
    async update(id: number, { unfeature, ...fields }: CourseSave, actor: Actor): Promise<Course> {
      const course = { ...fields, image: await keepPicture(fields.image) };
      return orSlugTaken(course.slug, () =>
        repository.change(actor, async (writer) => {
          if (course.featured && !(await writer.get(id)).featured) await makeRoom(writer, id, unfeature);
          return writer.update(id, course, fields.version);
        }),
      );
    },

    /** Fills a fresh database with the samples, in their order. */
    fillOnce: (samples: readonly CourseFields[]) =>
      repository.fillOnce(
        samples.map((fields, index) => ({ fields, more: { display_order: index + 1 } })),
        "courses",
      ),

    deleted: repository.deleted,
    versions: repository.versions,
    emptyTrash: repository.emptyTrash,
    dropOldVersions: repository.dropOldVersions,
    addPictures: repository.addPictures,

    /** Back at the end of the list, and featured only where there is room. Throws NotFound, SlugTaken. */
    restore: (id: number, actor: Actor): Promise<RestoredCourse> =>
      repository.change(actor, async (writer) => {
        const was = (await writer.getDeleted(id)).featured;
        const featured = was && (await hasRoom(writer, id));
        const course = await writer.revive(id, { featured: featured ? 1 : 0, display_order: await writer.afterLast(1) });
        return { ...course, ...(was && !featured && { unfeatured: true }) };
      }),

    /** Saves an older version again; featured only where there is room. Throws NotFound, SlugTaken, Invalid (picture). */
    async restoreVersion(id: number, version: number, actor: Actor): Promise<RestoredCourse> {
      const course = await repository.fieldsOfVersion(id, version);
      await keepPicture(course.image);
      return orSlugTaken(course.slug, () =>
        repository.change(actor, async (writer) => {
          const featured = course.featured && ((await writer.get(id)).featured || (await hasRoom(writer, id)));
          const saved = await writer.update(id, { ...course, featured }, undefined, "restore-version");
          return { ...saved, ...(course.featured && !featured && { unfeatured: true }) };
        }),
      );
    },

    remove: (id: number, actor: Actor) => repository.change(actor, (writer) => writer.remove(id)),

    /** Throws NotFound, and then moves nothing. */
    reorder: (order: NewOrder, actor: Actor) => repository.change(actor, (writer) => writer.reorder(order)),
  };
}

/** Takes the place of the course that gives it up, if one does, and makes sure that there is one. */
async function makeRoom(writer: CourseWriter, id: number, unfeature: number | undefined): Promise<void> {
  if (unfeature !== undefined) {
    const row = await writer.rows().select("id").where("id", "=", unfeature).executeTakeFirst();
    if (!row || unfeature === id) throw new Invalid("unfeature", "The course that was to give up its place is not there any more.");
    const { id: _, version: __, display_order: ___, ...giving } = await writer.get(unfeature);
    if (giving.featured) await writer.update(unfeature, { ...giving, featured: false }, undefined);
  }
  assertRoomToFeature(await otherFeatured(writer, id));
}

async function otherFeatured(writer: CourseWriter, id: number): Promise<string[]> {
  const rows = await writer.rows().select("title").where("featured", "=", 1).where("id", "!=", id).orderBy("display_order").execute();
  return rows.map((row) => String(row.title));
}

async function hasRoom(writer: CourseWriter, id: number): Promise<boolean> {
  return (await otherFeatured(writer, id)).length < maxFeaturedCourses;
}

function courseColumns(course: CourseFields) {
  const { version: _, ...columns } = course;
  return {
    ...columns,
    modules: JSON.stringify(course.modules),
    features: JSON.stringify(course.features),
    featured: course.featured ? 1 : 0,
  };
}

function courseItem(row: Selectable<CourseTable>): Course {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    duration: row.duration,
    students_per_class: row.students_per_class,
    schedule: row.schedule,
    image: row.image,
    description: row.description,
    modules: textsOf(row.modules),
    features: textsOf(row.features),
    featured: row.featured === 1,
    display_order: row.display_order,
    version: row.version,
  };
}
