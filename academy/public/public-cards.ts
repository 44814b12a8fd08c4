import type { PagedKind } from "#contract/content-kinds.ts";
import type { Testimonial } from "#contract/kinds/testimonial.ts";
import type { Academy } from "../academy.ts";

/** An item of a kind with pages, the fields that its card shows, and the card. */
export type ItemOf<Kind extends PagedKind> = NonNullable<Awaited<ReturnType<Academy[Kind]["findByAddress"]>>>;
export type CardName<Kind extends PagedKind> = Academy[Kind]["page"]["card"][number] & keyof ItemOf<Kind>;
export type CardOf<Kind extends PagedKind> = Pick<ItemOf<Kind>, CardName<Kind>>;
export type CourseCard = CardOf<"courses"> & NextClass;
export type ExamCard = CardOf<"exams"> & NextClass;
/** The next class with a seat: "12 January · LKR 45,000", and its page. */
export type NextClass = { next?: { text: string; path: string } };
export type PostCard = CardOf<"posts">;
export type TeacherCard = Awaited<ReturnType<Academy["teachers"]["cards"]>>[number];
/** One testimonial of a carousel; `language` and `type` only where they are not the usual ones. */
export type Slide = Pick<Testimonial, "name" | "role" | "subject" | "score" | "rating" | "testimonial" | "image"> & Partial<Unusual>;
type Unusual = Pick<Testimonial, "language" | "type">;
export type PostPage = { items: PostCard[]; total: number };

export function slide({ name, role, subject, score, rating, testimonial, image, language, type }: Slide & Unusual): Slide {
  return {
    ...{ name, role, subject, rating, testimonial, image },
    ...(score && { score }),
    ...(language !== "en" && { language }),
    ...(type !== "student" && { type }),
  };
}
