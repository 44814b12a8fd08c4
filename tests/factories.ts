import sharp from "sharp";
import type { ContentPath } from "#contract/content-kinds.ts";

let counter = 0;

/** What a client sends to create a course; every call has another slug. */
export function courseInput(more: Record<string, unknown> = {}) {
  const number = ++counter;
  return {
    title: `Sinhala for beginners ${number}`,
    slug: `Sinhala_${number}`,
    summary: "First words.",
    duration: "40 hours",
    students_per_class: 8,
    schedule: "Saturday, 9.00 AM to 1.00 PM",
    image: "",
    description: "One paragraph.\n\nAnother.",
    modules: ["Letters", "Greetings"],
    features: ["Small groups"],
    featured: false,
    ...more,
  };
}

export function examInput(more: Record<string, unknown> = {}) {
  const number = ++counter;
  return {
    title: `Telc${number} German`,
    slug: `Telc_${number}`,
    summary: "A German certificate.",
    schedule: "Sunday mornings",
    image: "",
    description: "<p>An <strong>exam</strong>.</p>",
    modules: ["Reading"],
    features: [],
    ...more,
  };
}

export function postInput(more: Record<string, unknown> = {}) {
  const number = ++counter;
  return {
    title: `A post ${number}`,
    slug: `a-post-${number}`,
    summary: "About something.",
    image: "",
    date: "2026-10-01",
    readTime: "3 min read",
    category: "Culture",
    featured: false,
    content: "<p>Text.</p>",
    ...more,
  };
}

export function questionInput(more: Record<string, unknown> = {}) {
  return { question: `How long, ${++counter}?`, answer: "Eight weeks.", display_order: 1, active: true, ...more };
}

export function testimonialInput(more: Record<string, unknown> = {}) {
  return {
    name: `Kumari ${++counter}`,
    role: "Nurse, Kandy",
    type: "student",
    place: "courses",
    subject: "German",
    rating: 4,
    testimonial: "I speak now.",
    language: "en",
    image: "",
    consent: true,
    active: true,
    ...more,
  };
}

export function pageQuestionInput(more: Record<string, unknown> = {}) {
  return { place: "language:german", ...questionInput(more) };
}

export function teacherInput(more: Record<string, unknown> = {}) {
  return { name: `Sujatha ${++counter}`, languages: ["German"], levels: "A1 to B2", words: "I correct.", image: "", active: true, ...more };
}

export function classInput(more: Record<string, unknown> = {}) {
  return {
    course_id: 1,
    title: `A1 evening ${++counter}`,
    level: "A1",
    starts_on: "2099-01-12",
    ends_on: "2099-04-02",
    enrol_until: "2099-01-10",
    times: [{ weekday: "Monday", from: "18:00", to: "20:00" }],
    mode: "academy",
    place: "Room 2",
    teacher: "Sujatha",
    fee: 45_000,
    fee_note: "In two instalments.",
    seats: 12,
    note: "Bring a dictionary.",
    active: true,
    ...more,
  };
}

export const contentInputs: Record<ContentPath, (more?: Record<string, unknown>) => Record<string, unknown>> = {
  courses: courseInput,
  exams: examInput,
  classes: classInput,
  blogs: postInput,
  "course-qna": questionInput,
  "exam-qna": questionInput,
  "page-qna": pageQuestionInput,
  testimonials: testimonialInput,
  teachers: teacherInput,
};

export const requiredFields: Record<ContentPath, string[]> = {
  courses: ["title", "slug", "summary", "duration", "schedule", "description"],
  exams: ["title", "slug", "summary", "schedule"],
  classes: ["title", "starts_on", "ends_on", "fee", "seats"],
  blogs: ["title", "slug", "summary", "readTime", "category"],
  "course-qna": ["question", "answer"],
  "exam-qna": ["question", "answer"],
  "page-qna": ["place", "question", "answer"],
  teachers: ["name"],
  testimonials: ["name", "role", "subject", "rating", "testimonial"],
};

/** What answers say of an item besides its fields: no version keeps it. */
const computed = ["published", "seats_left", "enrolled", "waiting"];
export const withoutComputed = (item: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !computed.includes(name)));

export function enquiryInput(more: Record<string, unknown> = {}) {
  return {
    name: `Nimal ${++counter}`,
    email: "nimal@example.com",
    phone: "+94 77 123 4567",
    interestedCourses: ["German Deutsch"],
    interestedExams: [],
    details: "When does the next class start?",
    ...more,
  };
}

/** A real JPEG as a data URL; `exif` adds a GPS position and a sideways orientation. */
export async function jpegDataUrl({ width = 300, height = 200, exif = false } = {}): Promise<string> {
  const drawn = sharp({ create: { width, height, channels: 3, background: { r: counter++ % 255, g: 90, b: 60 } } });
  const tagged = exif
    ? drawn
        .withExif({ IFD0: { Copyright: "secret owner" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 55/1 0/1" } })
        .withMetadata({ orientation: 6 })
    : drawn;
  return `data:image/jpeg;base64,${(await tagged.jpeg().toBuffer()).toString("base64")}`;
}
