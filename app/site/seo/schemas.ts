import type { BlogPosting, BreadcrumbList, Course, FAQPage, ItemList, LocalBusiness } from "schema-dts";
import type { ListedClass, PublicClass } from "#academy/public/public-academy.ts";
import type { ShownQuestion } from "#contract/question.ts";
import type { AcademyFacts } from "#contract/site/academy-facts.ts";
import { weekdays } from "#contract/site/date-text.ts";
import type { HoursInWords } from "#contract/site/opening-hours.ts";
import { absoluteAddress } from "./absolute-address.ts";
import { classData, offerOf } from "./class-data.ts";

// "satisfies" holds each of these to the vocabulary of schema.org, property by property, when the types are checked.

export function educationalOrganization(facts: AcademyFacts): object {
  const business = {
    "@type": "LocalBusiness",
    "@id": identity(facts),
    name: facts.name,
    url: absoluteAddress(facts, "/"),
    logo: absoluteAddress(facts, "/icon-512.png"),
    image: absoluteAddress(facts, "/pictures/share.jpg"),
    telephone: facts.phones[0][0],
    email: facts.email,
    address: { "@type": "PostalAddress", streetAddress: facts.address, addressLocality: facts.city, addressCountry: "LK" },
    ...(facts.map && { hasMap: facts.map }),
    ...(facts.languages && { knowsLanguage: facts.languages }),
    openingHoursSpecification: hoursData(facts.hours),
    ...(facts.social.length > 0 && { sameAs: facts.social.map(([, url]) => url) }),
  } satisfies LocalBusiness;
  return { ...business, "@type": ["EducationalOrganization", "LocalBusiness"] };
}

/** Closed days of a week are left out; search engines read dates from 00:00 to 00:00 as closed. */
function hoursData({ lines, changes = [] }: HoursInWords) {
  const timesOf = (times = "00:00-00:00") => ({ opens: times.slice(0, 5), closes: times.slice(6) });
  const usual = lines.filter(([, , times]) => times).map(([days, , times]) => ({ dayOfWeek: daysIn(days), ...timesOf(times) }));
  const special = changes.map(({ from, to, times }) => ({ validFrom: from, validThrough: to, ...timesOf(times) }));
  const all = [...usual, ...special].map((hours) => ({ "@type": "OpeningHoursSpecification" as const, ...hours }));
  const [first, ...more] = all;
  return first && more.length === 0 ? first : all;
}

/** "Monday to Friday": the five of them. */
function daysIn(days: string) {
  const named = weekdays.flatMap((day, index) => (days.includes(day) ? [index] : []));
  return weekdays.slice(named[0], (named.at(-1) ?? 0) + 1);
}

type CourseLike = { title: string; summary: string; image: string; duration?: string };

/** One course (or exam preparation) at `path`, with its classes. "120 hours" becomes the workload PT120H. */
export function courseData(facts: AcademyFacts, course: CourseLike, path: string, classes: readonly PublicClass[] = []): object {
  const whole = courseAt(facts, course, path);
  if (classes.length === 0) return whole;
  return {
    ...whole,
    offers: classes.map((one) => offerOf(facts, one, path)),
    hasCourseInstance: classes.map((one) => classData(facts, one, path)),
  } satisfies Course;
}

function courseAt(facts: AcademyFacts, course: CourseLike, path: string) {
  const hours = /^(\d+)\s*hours?\b/i.exec(course.duration ?? "")?.[1];
  return {
    "@type": "Course",
    name: course.title,
    description: course.summary,
    url: absoluteAddress(facts, path),
    ...(course.image && { image: absoluteAddress(facts, course.image) }),
    provider: { "@type": "EducationalOrganization", "@id": identity(facts), name: facts.name, url: absoluteAddress(facts, "/") },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Onsite",
      location: { "@type": "Place", name: facts.name, address: facts.address },
      ...(hours && { courseWorkload: `PT${hours}H` }),
    },
  } satisfies Course;
}

export function courseListData(facts: AcademyFacts, courses: ReadonlyArray<CourseLike & { path: string }>): object {
  return {
    "@type": "ItemList",
    itemListElement: courses.map(({ path, ...course }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: courseAt(facts, course, path),
    })),
  } satisfies ItemList;
}

/** The classes of a list, each as an instance of its course. */
export function classListData(facts: AcademyFacts, classes: readonly ListedClass[]): object {
  if (!import.meta.env.SSR) return {};
  return {
    "@type": "ItemList",
    itemListElement: classes.map(({ subject: { title, path }, ...one }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Course",
        name: title,
        description: [one.title, one.words.starts, ...one.words.times, one.words.held].join(", "),
        url: absoluteAddress(facts, path),
        provider: { "@type": "EducationalOrganization", "@id": identity(facts), name: facts.name, url: absoluteAddress(facts, "/") },
        offers: offerOf(facts, one, path),
        hasCourseInstance: classData(facts, one, path),
      },
    })),
  } satisfies ItemList;
}

export function questionsData(items: readonly ShownQuestion[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies FAQPage;
}

type PostLike = { title: string; summary: string; image: string; date: string; category: string };

export function postData(facts: AcademyFacts, post: PostLike, path: string): object {
  const school = { "@type": "EducationalOrganization", "@id": identity(facts), name: facts.name, url: absoluteAddress(facts, "/") };
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    articleSection: post.category,
    datePublished: post.date,
    image: absoluteAddress(facts, post.image || "/pictures/share.jpg"),
    mainEntityOfPage: absoluteAddress(facts, path),
    author: school,
    publisher: school,
  } satisfies BlogPosting;
}

export function breadcrumbData(facts: AcademyFacts, steps: ReadonlyArray<{ name: string; path: string }>): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteAddress(facts, path),
    })),
  } satisfies BreadcrumbList;
}

function identity(facts: AcademyFacts): string {
  return `${absoluteAddress(facts, "/")}#academy`;
}
