import { classDays, firstHeldDay } from "#contract/classes/class-days.ts";
import type { UntoldClass } from "#contract/enquiries/desk-today.ts";
import { fieldsOf, searchedTexts } from "#contract/fields/field.ts";
import {
  type ClassDaySet,
  type ClassFields,
  type ClassQuery,
  type CourseClass,
  classFieldList,
  classKind,
  mostDaysOff,
} from "#contract/kinds/class.ts";
import type { Listed } from "#contract/list.ts";
import type { ToldOfClass } from "#contract/reply.ts";
import { hasEveryWord, searchable } from "#contract/searchable.ts";
import { languageOfSubject, type NamedLanguage } from "#contract/site/course-language.ts";
import type { ContentQuery } from "#database/content-rows.ts";
import type { Reader } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { isPublished } from "../content/is-published.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { standingOf } from "../content/standing.ts";
import { liveRows, storedKind } from "../content/stored-kind.ts";
import { Invalid, NotSignedIn, notFound, Refusal } from "../errors.ts";
import { closedDaysIn } from "../first-day.ts";
import type { IdempotencyKey } from "../idempotency-key.ts";
import { createBreather } from "../limits/breather.ts";
import { listPage, standardLimit } from "../list-page.ts";
import { seatsOffered } from "../seat-rule.ts";
import { seatCountsOf } from "../seats.ts";
import { anyOfShownSubject } from "./any-of-shown-subject.ts";
import { type ClassFilter, passes } from "./class-filter.ts";
import { branchesIn, referencesIn, withNamesOfNow } from "./class-names.ts";
import { fieldsOfTerm, isNewAcademy } from "./class-samples.ts";
import { toldAction, untoldClasses } from "./untold.ts";

/** No list looks at more classes than these. */
const most = 5000;

const classes = storedKind(classKind, {
  order: [
    { column: "starts_on", direction: "asc" },
    { column: "id", direction: "asc" },
  ],
  // Dates of a sample would be over: see class-samples.ts.
  samples: [],
  seededAs: "classes",
});

export type Subject = { kind: "course" | "exam"; id: number; title: string; slug: string };
/** Whose classes are looked for. */
export type OfWhat = { kind: Subject["kind"] | "teacher"; id: number };
export type OpenClass = CourseClass & { subject: Subject };
type Stored = Omit<CourseClass, "branch" | "seats_left" | "enrolled" | "waiting">;
// The keys of the list are names of a class.
const stored = ["id", ...(Object.keys(classFieldList) as (keyof typeof classFieldList)[]), "version"] as const;

/** The repository of classes. People who enrolled take its seats: see seats.ts. */
export function createClasses(
  needs: ContentNeeds & {
    taughtLanguages: (db: Reader) => Promise<NamedLanguage[]>;
  },
) {
  const { database, today, clock } = needs;
  const now = () => new Date(clock()).toISOString();
  const repository = createRepositoryWithFlags<ClassFields, Stored>(needs, classes);

  async function counted(db: Reader, items: readonly Stored[]): Promise<CourseClass[]> {
    const seatsOf = await seatCountsOf(db, items);
    const branchOf = await branchesIn(db);
    return (await withNamesOfNow(db, items)).map((item) => {
      const { enrolled, waiting, seats_left } = seatsOf(item);
      const branch = branchOf(item);
      return { ...item, ...(branch && { branch }), seats_left, enrolled, waiting };
    });
  }
  const withSeats = async (item: Stored): Promise<CourseClass> => {
    const [one] = await database.read((db) => counted(db, [item]));
    if (!one) throw new Error("A class has lost its seats");
    return one;
  };

  const joinable = (rows: ContentQuery) =>
    rows
      .where("active", "=", 1)
      .where("starts_on", ">", today())
      .where((is) => is.or([is("enrol_until", "=", ""), is("enrol_until", ">=", today())]));

  async function read(
    narrow: (rows: ContentQuery) => ContentQuery,
    filter: ClassFilter,
    q = "",
    staff = false,
  ): Promise<(CourseClass & { subject: Subject | undefined })[]> {
    const items = await repository.pick(stored, { limit: most }, narrow);
    return database.read(async (db) => {
      const subjects = await subjectsOf(db, items, staff ? undefined : now());
      const languages = filter.language ? await needs.taughtLanguages(db) : [];
      const closed = await closedDaysIn(db);
      const rest = createBreather();
      const found: { begins: string; one: CourseClass & { subject: Subject | undefined } }[] = [];
      for (const each of await counted(db, items)) {
        const one = staff ? each : { ...each, seats_left: seatsOffered(each) };
        const subject = subjects.get(keyOf(one));
        const { name = "", address = "" } = one.branch ?? {};
        const isFound = hasEveryWord(searchable(subject?.title ?? "", ...searchedTexts(classFieldList, one), name, address), q);
        const begins = firstHeldDay(one, closed);
        if (isFound && passes(filter, { ...one, starts_on: begins, language: subject && languageOfSubject(subject, languages)?.slug }))
          found.push({ begins, one: { ...one, subject } });
        await rest();
      }
      return found.sort((a, b) => (a.begins < b.begins ? -1 : Number(a.begins > b.begins))).map(({ one }) => one);
    });
  }

  async function findOne(narrow: (rows: ContentQuery) => ContentQuery): Promise<OpenClass | undefined> {
    const [found] = await read(narrow, {});
    return found?.subject && { ...found, subject: found.subject };
  }

  return {
    ...repository,

    /** Those that can be joined, the next one first; with `admin`, which is for staff, all or as the query says. Throws NotSignedIn. */
    async list(query: ClassQuery = {}, staff = false): Promise<Listed<CourseClass>> {
      const { admin, filter, course_id, exam_id, when, q, limit = standardLimit, offset = 0, ...rest } = query;
      if (admin === "true" && !staff) throw new NotSignedIn("Please sign in.");
      const found = await read(
        (rows) => {
          let some = admin === "true" ? rows : joinable(rows);
          if (admin === "true" && filter !== undefined && filter !== "all") some = some.where("active", "=", filter === "active" ? 1 : 0);
          if (course_id) some = some.where("course_id", "=", course_id);
          if (exam_id) some = some.where("exam_id", "=", exam_id);
          if (admin !== "true" || when === undefined) return some;
          if (when === "current") return some.where("ends_on", ">=", today());
          if (when === "upcoming") return some.where("starts_on", ">", today());
          return when === "past"
            ? some.where("ends_on", "<", today())
            : some.where("starts_on", "<=", today()).where("ends_on", ">=", today());
        },
        rest,
        q,
        admin === "true",
      );
      // A class of something that visitors do not see is not on the site.
      const listed = (admin === "true" ? found : found.filter(({ subject }) => subject)).map(({ subject: _, ...one }) => one);
      return listPage((when === "past" ? listed.reverse() : listed).slice(offset, offset + limit), listed.length, offset);
    },

    async open(filter: ClassFilter = {}, of?: OfWhat): Promise<OpenClass[]> {
      const found = await read((rows) => (of ? joinable(rows).where(`${of.kind}_id`, "=", of.id) : joinable(rows)), filter);
      return found.flatMap(({ subject, ...one }) => (subject ? { ...one, subject } : []));
    },

    findOpen: (id: number): Promise<OpenClass | undefined> => findOne((rows) => joinable(rows).where("id", "=", id)),

    /** One that visitors see or have seen, whether it can still be joined or not. */
    findShown: (id: number): Promise<OpenClass | undefined> => findOne((rows) => rows.where("active", "=", 1).where("id", "=", id)),

    /** Whether there is one that can be joined. */
    anyOpen: (): Promise<boolean> => database.read((db) => anyOfShownSubject(joinable(liveRows(db, classes)), now())),

    find: async (id: number) => {
      const found = await repository.find(id);
      return found && withSeats(found);
    },

    create: async (fields: ClassFields, actor: Actor, idempotencyKey?: IdempotencyKey) =>
      withSeats(
        await repository.create(await database.read((db) => referencesIn(db, fields)), actor, idempotencyKey, {
          first: (_, tx) => assertSubject(tx, fields),
        }),
      ),

    /** Throws Invalid when there are fewer seats than people who have one, NotFound, SavedBySomeoneElse. */
    async update(id: number, fields: ClassFields, actor: Actor): Promise<CourseClass> {
      const before = await repository.find(id);
      const meant = await database.read(async (db) => referencesIn(db, fields, before && (await withNamesOfNow(db, [before]))[0]));
      const updated = await repository.update(id, meant, actor, {
        async first(writer, tx) {
          await assertSubject(tx, meant);
          await assertSeatsFor(tx, id, meant.seats, (await writer.get(id)).seats);
        },
      });
      return withSeats(updated);
    },

    /** Cancels one of its days, or holds it after all; visitors read it wherever its days stand. Throws NotFound, Invalid. */
    async setDay(id: number, { day, held }: ClassDaySet, actor: Actor): Promise<CourseClass> {
      const updated = await repository.change(actor, async (writer) => {
        const one = await writer.get(id);
        const others = one.no_class_on.filter((date) => date !== day);
        if (!held && !classDays(one, []).some(({ date }) => date === day))
          throw new Invalid("day", "This is not one of the days of the class.");
        if (!held && others.length >= mostDaysOff) throw new Invalid("day", `There may be at most ${mostDaysOff} days without a lesson.`);
        const no_class_on = held ? others : [...others, day].sort();
        return writer.update(id, fieldsOf(classFieldList, { ...one, no_class_on }), undefined);
      });
      return withSeats(updated);
    },

    /** What the people who have a seat of a class were not told of it; undefined: nothing. */
    async untold(id: number): Promise<UntoldClass | undefined> {
      const [found] = await database.read((db) => untoldClasses(db, { today: today(), only: id }));
      return found;
    },

    /** Notes that the people of a class were told, by whomever: they know it as it is in this version. Throws NotFound. */
    noteTold: (after: ToldOfClass, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        const id = after.class_id;
        const live = tx.selectFrom("classes").select("title").where("id", "=", id).where("deleted_at", "is", null);
        const { title } = await live.executeTakeFirstOrThrow(notFound("Class not found"));
        await record(tx, clock(), actor, { action: toldAction, noun: classKind.path, item_id: id, title, after });
      }),

    restore: async (id: number, actor: Actor) => withSeats(await repository.restore(id, actor)),
    /** Throws NotFound, Invalid when that version had fewer seats than people who have one now, Refusal when its course or exam is gone. */
    restoreVersion: async (id: number, version: number, actor: Actor) =>
      withSeats(
        await repository.restoreVersion(id, version, actor, async (fields, writer, tx) => {
          const subject = await subjectIn(tx, fields);
          // A version from before classes named their course comes back as it was.
          if (subject.standing !== "there" && (fields.course_id > 0 || fields.exam_id > 0))
            throw new Refusal(
              subject.standing === "trash"
                ? `Version ${version} is of ${subject.words} that is in the trash. Restore that first, or another version.`
                : `Version ${version} is of ${subject.words} that was deleted for good. Restore another version.`,
            );
          await assertSeatsFor(tx, id, fields.seats, (await writer.get(id)).seats);
          return fields;
        }),
      ),

    /** A believable term for a new academy; an academy that had courses before gets none. */
    seedOnce: async () =>
      repository.seedOnce(
        async () => "",
        async () => ((await database.read((db) => isNewAcademy(db, clock()))) ? database.read((db) => fieldsOfTerm(db, today())) : []),
      ),
  };
}

const keyOf = ({ course_id, exam_id }: Pick<CourseClass, "course_id" | "exam_id">) =>
  course_id ? `course:${course_id}` : `exam:${exam_id}`;

async function subjectsOf(db: Reader, items: readonly Stored[], seenAt: string | undefined): Promise<Map<string, Subject>> {
  const found = new Map<string, Subject>();
  for (const [kind, table] of [
    ["course", "courses"],
    ["exam", "exams"],
  ] as const) {
    const ids = [...new Set(items.flatMap((item) => item[`${kind}_id`] ?? []))];
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(table)
      .select(["id", "title", "slug"])
      .where("id", "in", ids)
      .where("deleted_at", "is", null)
      .$if(seenAt !== undefined, (query) => query.where(isPublished(seenAt ?? "")))
      .execute();
    for (const row of rows) found.set(`${kind}:${row.id}`, { kind, ...row });
  }
  return found;
}

/** Nobody loses a seat because a class got fewer. Throws Invalid. */
async function assertSeatsFor(tx: Reader, id: number, seats: number, before: number): Promise<void> {
  const { enrolled } = (await seatCountsOf(tx, [{ id, seats }]))({ id, seats });
  if (seats < enrolled && seats < before)
    throw new Invalid("seats", `${enrolled} people have a seat already: give at least ${enrolled} seats.`);
}

/** Whether the course or exam of a class is there, and the field that names it. */
async function subjectIn(db: Reader, { course_id, exam_id }: ClassFields) {
  return course_id > 0
    ? { word: "course", words: "a course", path: "course_id", standing: await standingOf(db, "courses", course_id) }
    : { word: "exam", words: "an exam", path: "exam_id", standing: await standingOf(db, "exams", exam_id) };
}

/** Throws Invalid unless the course or exam of a class is there. */
async function assertSubject(db: Reader, fields: ClassFields): Promise<void> {
  const subject = await subjectIn(db, fields);
  if (subject.standing !== "there")
    throw new Invalid(subject.path, `This ${subject.word} is not there any more. Please choose another one.`);
}
