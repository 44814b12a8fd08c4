import type { Selectable } from "kysely";
import { type Course, type CourseFields, type CourseSave, courseFields } from "#contract/course.ts";
import { maxFeaturedCourses } from "#contract/limits.ts";
import type { NewOrder } from "#contract/list.ts";
import type { Database } from "#database/database.ts";
import type { CourseTable } from "#database/tables.ts";
import type { Actor } from "../actor.ts";
import type { Attempt } from "../attempt.ts";
import { Invalid } from "../errors.ts";
import { textsOf } from "../json-list.ts";
import type { Hand } from "../shelf/hand.ts";
import { createShelf, orSlugTaken } from "../shelf/shelf.ts";
import { assertRoomToFeature, courseAtAddress } from "./course.ts";

const cardColumns = ["title", "slug", "summary", "duration", "image"] as const;

/** `unfeatured`: it was featured, and its place was given to another meanwhile. */
type RestoredCourse = Course & { unfeatured?: boolean };
type CourseHand = Hand<CourseFields, Course>;

/** The shelf of courses. `keepPicture` stores an uploaded picture and answers its address. */
export function createCourses(database: Database, clock: () => number, keepPicture: (image: string) => Promise<string>) {
  const shelf = createShelf<CourseFields, Course, Selectable<CourseTable>>(database, clock, {
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
    list: shelf.list,

    /** What a list of courses on a page shows, in their order. */
    cards: () => shelf.pick(cardColumns),

    /** At most four, in the order of the list. */
    featuredCards: () => shelf.pick(cardColumns, { limit: maxFeaturedCourses }, (rows) => rows.where("featured", "=", 1)),

    addresses: shelf.addresses,

    /** See courseAtAddress; by its title a course is found among the first 1000. */
    async findByAddress(address: string): Promise<Course | undefined> {
      const bySlug = await shelf.findBy("slug", address);
      if (bySlug) return bySlug;
      const named = courseAtAddress(await shelf.pick(["id", "slug", "title"], { limit: 1000 }), address);
      return named && shelf.findBy("id", named.id);
    },

    /** Throws SlugTaken, TooManyFeatured, Invalid (picture, unfeature). */
    async create({ unfeature, ...fields }: CourseSave, actor: Actor, attempt?: Attempt): Promise<Course> {
      const course = { ...fields, image: await keepPicture(fields.image) };
      return orSlugTaken(course.slug, () =>
        shelf.create(actor, attempt, async (hand) => {
          if (course.featured) await makeRoom(hand, 0, unfeature);
          return hand.insert(course, { display_order: await hand.afterLast(1) });
        }),
      );
    },

    /** Throws NotFound, SlugTaken, TooManyFeatured, SavedBySomeoneElse, Invalid (picture, unfeature). */
    async update(id: number, { unfeature, ...fields }: CourseSave, actor: Actor): Promise<Course> {
      const course = { ...fields, image: await keepPicture(fields.image) };
      return orSlugTaken(course.slug, () =>
        shelf.change(actor, async (hand) => {
          if (course.featured && !(await hand.get(id)).featured) await makeRoom(hand, id, unfeature);
          return hand.update(id, course, fields.version);
        }),
      );
    },

    /** Fills a fresh database with the samples, in their order. */
    fillOnce: (samples: readonly CourseFields[]) =>
      shelf.fillOnce(
        samples.map((fields, index) => ({ fields, more: { display_order: index + 1 } })),
        "courses",
      ),

    deleted: shelf.deleted,
    versions: shelf.versions,
    emptyTrash: shelf.emptyTrash,
    dropOldVersions: shelf.dropOldVersions,
    addPictures: shelf.addPictures,

    /** Back at the end of the list, and featured only where there is room. Throws NotFound, SlugTaken. */
    restore: (id: number, actor: Actor): Promise<RestoredCourse> =>
      shelf.change(actor, async (hand) => {
        const was = (await hand.getDeleted(id)).featured;
        const featured = was && (await hasRoom(hand, id));
        const course = await hand.revive(id, { featured: featured ? 1 : 0, display_order: await hand.afterLast(1) });
        return { ...course, ...(was && !featured && { unfeatured: true }) };
      }),

    /** Saves an older version again; featured only where there is room. Throws NotFound, SlugTaken, Invalid (picture). */
    async restoreVersion(id: number, version: number, actor: Actor): Promise<RestoredCourse> {
      const course = await shelf.fieldsOfVersion(id, version);
      await keepPicture(course.image);
      return orSlugTaken(course.slug, () =>
        shelf.change(actor, async (hand) => {
          const featured = course.featured && ((await hand.get(id)).featured || (await hasRoom(hand, id)));
          const saved = await hand.update(id, { ...course, featured }, undefined, "restore-version");
          return { ...saved, ...(course.featured && !featured && { unfeatured: true }) };
        }),
      );
    },

    remove: (id: number, actor: Actor) => shelf.change(actor, (hand) => hand.remove(id)),

    /** Throws NotFound, and then moves nothing. */
    reorder: (order: NewOrder, actor: Actor) => shelf.change(actor, (hand) => hand.reorder(order)),
  };
}

/** Takes the place of the course that gives it up, if one does, and makes sure that there is one. */
async function makeRoom(hand: CourseHand, id: number, unfeature: number | undefined): Promise<void> {
  if (unfeature !== undefined) {
    const row = await hand.rows().select("id").where("id", "=", unfeature).executeTakeFirst();
    if (!row || unfeature === id) throw new Invalid("unfeature", "The course that was to give up its place is not there any more.");
    const { id: _, version: __, display_order: ___, ...giving } = await hand.get(unfeature);
    if (giving.featured) await hand.update(unfeature, { ...giving, featured: false }, undefined);
  }
  assertRoomToFeature(await otherFeatured(hand, id));
}

async function otherFeatured(hand: CourseHand, id: number): Promise<string[]> {
  const rows = await hand.rows().select("title").where("featured", "=", 1).where("id", "!=", id).orderBy("display_order").execute();
  return rows.map((row) => String(row.title));
}

async function hasRoom(hand: CourseHand, id: number): Promise<boolean> {
  return (await otherFeatured(hand, id)).length < maxFeaturedCourses;
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
