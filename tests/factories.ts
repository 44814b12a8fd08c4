import sharp from "sharp";
import { type ContentPath, contentPaths } from "#contract/content-kinds.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { next } from "./next.ts";

export { input as postInput } from "./kinds/blogs.ts";
export { input as classInput } from "./kinds/classes.ts";
export { input as questionInput } from "./kinds/course-qna.ts";
export { input as courseInput } from "./kinds/courses.ts";
export { input as examInput } from "./kinds/exams.ts";
export { input as languageInput } from "./kinds/languages.ts";
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
        throw new Error(`tests/kinds/${path}.ts must say what a client sends to create one (CONTRIBUTING.md, "A kind of content").`, {
          cause,
        });
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
const computed = ["published", "branch", "seats_left", "enrolled", "waiting"];
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

/** Every practical fact, as staff say it. */
export function practicalInput(image: string) {
  const url = "https://register.example/look-up";
  return {
    since: "2013",
    registrations: [{ register: "Registrar of Companies", number: "PV 00123456", url }],
    centres: [{ name: "Institut Colombo", exams: "Goethe-Zertifikat, Dutch Civic", url: "https://institut.example/exams" }],
    reviews: [{ name: "Map reviews", url: "https://maps.example/reviews" }],
    photos: [{ image, alt: "Room 2, with twelve chairs around one table" }],
    paying: [
      { name: "Bank transfer", text: "We send you the number of the account." },
      { name: "At the desk", text: "In cash or by card, while the office is open." },
      { name: "Instalments", text: "Half before the first class, half before the sixth." },
    ],
    refunds: "All of it until a week before the first class, half until its first day.",
    bring: ["A passport photograph", "A pen and a notebook"],
    landmark: "the blue door behind the clock tower",
    buses: "100 and 155, get off at the bridge",
  };
}

/** Silence as an MP3: frames of MPEG 1, layer III, 128 kbit/s, 44.1 kHz. */
export function mp3Bytes(frames = 40): Uint8Array {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

export const mp3DataUrl = () => `data:audio/mpeg;base64,${Buffer.from(mp3Bytes()).toString("base64")}`;

export function box(type: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** A container as telephones write it: one track of AAC, 2.5 seconds. `more`: further boxes at its end; others in place of some. */
export function m4aBytes({
  more = [],
  moov = [],
  brand = "M4A ",
  handler = "soun",
  codec = "mp4a",
  reference = [box("url ", numbers(1))],
  places = [box("stco", numbers(0, 1, 28))],
  length = numbers(0, 0, 0, 1000, 2500),
  sound = box("mdat", Buffer.alloc(64)),
}: {
  more?: Uint8Array[];
  moov?: Uint8Array[];
  brand?: string;
  handler?: string;
  codec?: string;
  reference?: Uint8Array[];
  places?: Uint8Array[];
  length?: Uint8Array;
  sound?: Uint8Array;
} = {}): Uint8Array {
  const text = (word: string) => Buffer.from(word, "latin1");
  const stbl = box(
    "stbl",
    box("stsd", numbers(0, 1), box(codec, Buffer.alloc(28))),
    box("stts", numbers(0, 1, 1, 1024)),
    box("stsc", numbers(0, 1, 1, 1, 1)),
    box("stsz", numbers(0, 16, 1)),
    ...places,
  );
  const dinf = box("dinf", box("dref", numbers(0, reference.length), ...reference));
  const mdia = box(
    "mdia",
    box("mdhd", Buffer.alloc(24)),
    box("hdlr", numbers(0, 0), text(handler), Buffer.alloc(13)),
    box("minf", box("smhd", Buffer.alloc(8)), dinf, stbl),
  );
  return Buffer.concat([
    box("ftyp", text(brand), numbers(0)),
    sound,
    box("moov", box("mvhd", length, Buffer.alloc(length.length < 20 ? 0 : 80)), box("trak", box("tkhd", Buffer.alloc(84)), mdia), ...moov),
    ...more,
  ]);
}

/** An academy's facts as pages show them. */
export const shownFacts: AcademyFacts = {
  name: "Academy",
  phones: [["+94 41 222 0000"]],
  email: "office@academy.example",
  address: "24 Galle Road, Colombo",
  city: "Colombo",
  map: "",
  chatNumber: "94771234567",
  social: [],
  hours: { lines: [["Monday to Sunday", "9 AM to 5 PM", "09:00-17:00"]] },
  publicUrl: "https://academy.example",
};
