import sharp from "sharp";
import { type ContentPath, contentPaths } from "#contract/content-kinds.ts";
import { next } from "./next.ts";

export { input as postInput } from "./kinds/blogs.ts";
export { input as classInput } from "./kinds/classes.ts";
export { input as questionInput } from "./kinds/course-qna.ts";
export { input as courseInput } from "./kinds/courses.ts";
export { input as examInput } from "./kinds/exams.ts";
export { input as pageQuestionInput } from "./kinds/page-qna.ts";
export { input as teacherInput } from "./kinds/teachers.ts";
export { input as testimonialInput } from "./kinds/testimonials.ts";

type KindTrial = {
  /** What a client sends to create one; every call has another slug. */
  input: (more?: Record<string, unknown>) => Record<string, unknown>;
  /** The fields that it must send. */
  required: string[];
  /** Its calls that are open to anyone, and the status of an empty request: written by hand, so that nothing opens by itself. */
  anyoneReads: Record<string, number>;
  /** The slug of a built-in item, whose page the tests of all pages visit; of a kind that begins with none, nothing. */
  example?: string;
};
/** What the tests of all kinds must be told of each. */
export const kindTrials: Record<ContentPath, KindTrial> = Object.fromEntries(
  await Promise.all(
    contentPaths.map(async (path) => [
      path,
      await import(`./kinds/${path}.ts`).catch((cause: unknown) => {
        throw new Error(`tests/kinds/${path}.ts must say what a client sends to create one (CONTRIBUTING.md, "A noun").`, { cause });
      }),
    ]),
  ),
);

/** The fields that a draft may leave empty, and nothing else. */
export function mayBeUnfinished(path: ContentPath): Record<string, string> {
  const others = kindTrials[path].required.filter((name) => name !== "title" && name !== "slug");
  return Object.fromEntries(others.map((name) => [name, ""]));
}

/** What answers say of an item besides its fields: no version keeps it. */
const computed = ["published", "seats_left", "enrolled", "waiting"];
export const withoutComputed = (item: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !computed.includes(name)));

/** What the form of the site sends. */
export function enquiryInput(more: Record<string, unknown> = {}) {
  return {
    name: `Nimal ${next()}`,
    email: "nimal@example.com",
    phone: "+94 77 123 4567",
    interestedCourses: ["German Deutsch"],
    interestedExams: [],
    details: "When does the next class start?",
    signals: { trap: "", took: 60_000 },
    ...more,
  };
}

/** A real JPEG as a data URL; `exif` adds a GPS position and a sideways orientation. */
export async function jpegDataUrl({ width = 300, height = 200, exif = false } = {}): Promise<string> {
  const drawn = sharp({ create: { width, height, channels: 3, background: { r: next() % 255, g: 90, b: 60 } } });
  const tagged = exif
    ? drawn
        .withExif({ IFD0: { Copyright: "secret owner" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 55/1 0/1" } })
        .withMetadata({ orientation: 6 })
    : drawn;
  return `data:image/jpeg;base64,${(await tagged.jpeg().toBuffer()).toString("base64")}`;
}
