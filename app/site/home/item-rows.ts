import type { CourseCard, Slide } from "#academy/public/public-academy.ts";

// Items as the data of the page carries them: without the names of their fields.

type CardRow = [title: string, slug: string, summary: string, duration: string, image: string, next?: string];
/** Few have any of `more`. */
type SlideRow = [
  name: string,
  role: string,
  subject: string,
  rating: Slide["rating"],
  testimonial: string,
  image: Slide["image"],
  more?: Pick<Slide, "score" | "language" | "type">,
];

export function cardRow({ title, slug, summary, duration, image, next }: CourseCard): CardRow {
  return next === undefined ? [title, slug, summary, duration, image] : [title, slug, summary, duration, image, next];
}

export function cardOf([title, slug, summary, duration, image, next]: CardRow): CourseCard {
  return { title, slug, summary, duration, image, ...(next !== undefined && { next }) };
}

export function slideRow({ name, role, subject, rating, testimonial, image, ...more }: Slide): SlideRow {
  const isUsual = Object.keys(more).length === 0;
  return isUsual ? [name, role, subject, rating, testimonial, image] : [name, role, subject, rating, testimonial, image, more];
}

export function slideOf([name, role, subject, rating, testimonial, image, more]: SlideRow): Slide {
  return { name, role, subject, rating, testimonial, image, ...more };
}
