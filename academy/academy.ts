import type { Database } from "#database/database.ts";
import { createAccounts } from "./accounts/accounts.ts";
import { sweepAttempts } from "./attempt.ts";
import { createAudit } from "./audit/audit.ts";
import { todayIn } from "./calendar.ts";
import { createTrash } from "./content/trash.ts";
import { courseSamples } from "./courses/course-samples.ts";
import { createCourses } from "./courses/courses.ts";
import { createEnquiries } from "./enquiries/enquiries.ts";
import { createOutbox, type OutboxSettings } from "./enquiries/outbox.ts";
import { examSamples } from "./exams/exam-samples.ts";
import { createExams } from "./exams/exams.ts";
import { createLimits } from "./limits/limits.ts";
import type { BuiltInPictures } from "./media/built-in-pictures.ts";
import { createPictureSizes } from "./media/picture-sizes.ts";
import { createPictures, type ImageProcessor } from "./media/pictures.ts";
import { createNightlyJobs } from "./nightly/nightly-jobs.ts";
import { postSamples } from "./posts/post-samples.ts";
import { createPosts } from "./posts/posts.ts";
import { courseQuestionSamples } from "./questions/course-question-samples.ts";
import { examQuestionSamples } from "./questions/exam-question-samples.ts";
import { createQuestions } from "./questions/questions.ts";

export type Academy = ReturnType<typeof createAcademy>;

export type AcademyNeeds = {
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  imageProcessor: ImageProcessor;
  builtInPictures: BuiltInPictures;
  mail: OutboxSettings;
  /** Of the academy, as "Asia/Colombo": it decides what today is. */
  timeZone: string;
  /** Months after which an enquiry nobody touched is erased; 0: never. */
  enquiryKeepMonths: number;
};

/** Everything the academy knows and decides: the one place where the nouns meet. */
export function createAcademy({ database, clock, imageProcessor, builtInPictures, mail, timeZone, enquiryKeepMonths }: AcademyNeeds) {
  const pictures = createPictures(database, clock, imageProcessor, builtInPictures);
  const limits = createLimits(database, clock);
  const courses = createCourses(database, clock, pictures.keep);
  const exams = createExams(database, clock, pictures.keep);
  const today = () => todayIn(timeZone, clock());
  const posts = createPosts(database, clock, today, pictures.keep);
  const courseQuestions = createQuestions(database, clock, "course");
  const examQuestions = createQuestions(database, clock, "exam");

  const enquiries = createEnquiries(database, clock, mail.send === undefined);
  const accounts = createAccounts(database, clock, limits);
  const audit = createAudit(database);
  const repositories = [courses, exams, posts, courseQuestions, examQuestions];

  const swept = () => database.write((tx) => sweepAttempts(tx, clock()));

  return {
    courses,
    exams,
    posts,
    courseQuestions,
    examQuestions,
    enquiries,
    outbox: createOutbox(database, clock, mail),
    accounts,
    limits,
    pictures,
    pictureSizes: createPictureSizes(database, pictures),
    audit,
    trash: createTrash(database, repositories),
    /** The calendar day where the academy is, YYYY-MM-DD. */
    today,
    nightlyJobs: createNightlyJobs({
      repositories,
      pictures,
      enquiries,
      accounts,
      limits,
      audit,
      enquiryKeepMonths,
      clock,
      sweepAttempts: swept,
    }),

    /** Fills a fresh database with the built-in content; an existing one is never touched. */
    async fillOnce(): Promise<void> {
      const withPicture = <Sample extends { picture: string }>(folder: string, samples: readonly Sample[]) =>
        Promise.all(
          samples.map(async ({ picture, ...fields }) => ({ ...fields, image: await pictures.keepBuiltIn(`${folder}/${picture}`) })),
        );
      const filled = await database.read((db) => db.selectFrom("settings").select("key").where("key", "like", "filled:%").execute());
      if (filled.length === 5) return;
      await courses.fillOnce(await withPicture("courses", courseSamples));
      await exams.fillOnce(await withPicture("exams", examSamples));
      await posts.fillOnce(await withPicture("posts", postSamples));
      await courseQuestions.fillOnce(courseQuestionSamples);
      await examQuestions.fillOnce(examQuestionSamples);
    },
  };
}
