import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CourseLeaf,
  EducationalOrganizationLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  LocalBusinessLeaf,
  ProfilePageLeaf,
} from "schema-dts";
import type { ListedClass, PublicBranch, PublicClass, TeacherCard } from "#academy/public/public-academy.ts";
import type { ShownQuestion } from "#contract/kinds/question.ts";
import { iconAddress, logoAddress } from "#contract/look/shown-look.ts";
import type { AcademyFacts, Phone } from "#contract/shown-facts.ts";
import { weekdays } from "#contract/site/date-text.ts";
import type { HoursInWords } from "#contract/site/opening-hours.ts";
import { teacherAddress } from "#contract/site/page-address.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { absoluteAddress } from "./absolute-address.ts";
import { classData, offerOf } from "./class-data.ts";

// "satisfies" holds each of these to the vocabulary of schema.org, property by property, when the types are checked.
// The types called Leaf leave out subtypes and plain text: with these, a twentieth of the time of checking all types went into this file.

const bothTypes = ["EducationalOrganization", "LocalBusiness"];

export function educationalOrganization(facts: SiteFacts): object {
  const business = {
    "@type": "LocalBusiness",
    "@id": identity(facts),
    name: facts.name,
    url: absoluteAddress(facts, "/"),
    logo: absoluteAddress(facts, (facts.look && logoAddress(facts.look)) ?? iconAddress(facts.look, "icon-512.png")),
    image: absoluteAddress(facts, facts.share.image),
    telephone: telephoneOf(facts.phones[0]),
    email: facts.email,
    address: postalAddress(facts),
    ...(facts.map && { hasMap: facts.map }),
    ...(facts.languages && { knowsLanguage: facts.languages }),
    openingHoursSpecification: hoursData(facts.hours),
    ...(facts.social.length > 0 && { sameAs: facts.social.map(([, url]) => url) }),
  } satisfies LocalBusinessLeaf;
  return { ...business, "@type": bothTypes };
}

/** The same with what can be checked of it: for its own page. */
export function academyInFull(facts: SiteFacts): object {
  const { since, registrations = [], reviews = [], paying = [], photos = [], social } = facts;
  const elsewhere = [...social.map(([, url]) => url), ...reviews.map(({ url }) => url)];
  const more = {
    "@type": "LocalBusiness",
    ...(since && { foundingDate: since }),
    ...(registrations.length > 0 && {
      identifier: registrations.map(({ register, number }) => ({ "@type": "PropertyValue" as const, name: register, value: number })),
    }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(paying.length > 0 && { paymentAccepted: paying.map(({ name }) => name).join(", ") }),
    ...(photos.length > 0 && {
      photo: photos.map(({ image, alt }) => ({ "@type": "ImageObject" as const, url: absoluteAddress(facts, image), caption: alt })),
    }),
  } satisfies LocalBusinessLeaf;
  return { ...educationalOrganization(facts), ...more, "@type": bothTypes };
}

/** A branch, as a house of the academy of its own. */
export function branchData(facts: AcademyFacts, { name, address, city, phone, map }: PublicBranch): object {
  const business = {
    "@type": "LocalBusiness",
    name: `${facts.name}, ${name}`,
    parentOrganization: academyIn(facts),
    address: postalAddress({ address, city }),
    ...(phone && { telephone: telephoneOf(phone) }),
    ...(map && { hasMap: map }),
  } satisfies LocalBusinessLeaf;
  return { ...business, "@type": bothTypes };
}

/** With its country's code, where the number as it is written has none. */
function telephoneOf([number, , dialled = number]: Phone): string {
  return dialled;
}

/** The city is said once. */
function postalAddress({ address, city }: { address: string; city: string }) {
  const streetAddress = address.endsWith(`, ${city}`) ? address.slice(0, -city.length - 2) : address;
  return { "@type": "PostalAddress" as const, streetAddress, addressLocality: city, addressCountry: "LK" };
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
    offers: classes.map((one) => offerOf(facts, one)),
    hasCourseInstance: classes.map((one) => classData(facts, one)),
  } satisfies CourseLeaf;
}

function courseAt(facts: AcademyFacts, course: CourseLike, path: string) {
  const hours = /^(\d+)\s*hours?\b/i.exec(course.duration ?? "")?.[1];
  return {
    "@type": "Course",
    name: course.title,
    description: course.summary,
    url: absoluteAddress(facts, path),
    ...(course.image && { image: absoluteAddress(facts, course.image) }),
    provider: academyIn(facts),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Onsite",
      location: { "@type": "Place", name: facts.name, address: facts.address },
      ...(hours && { courseWorkload: `PT${hours}H` }),
    },
  } satisfies CourseLeaf;
}

export function courseListData(facts: AcademyFacts, courses: ReadonlyArray<CourseLike & { path: string }>): object {
  return {
    "@type": "ItemList",
    itemListElement: courses.map(({ path, ...course }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: courseAt(facts, course, path),
    })),
  } satisfies ItemListLeaf;
}

/** The classes of a list, each as an instance of its course. */
export function classListData(facts: AcademyFacts, classes: readonly ListedClass[]): object {
  return {
    "@type": "ItemList",
    itemListElement: classes.map((one, index) => ({ "@type": "ListItem", position: index + 1, item: courseOfClass(facts, one) })),
  } satisfies ItemListLeaf;
}

/** The course or exam of a class, with that class as its instance. */
export function courseOfClass(facts: AcademyFacts, { subject, ...one }: ListedClass) {
  return {
    "@type": "Course",
    name: subject.title,
    description: [one.title, one.words.starts, ...one.words.times, one.words.held].join(", "),
    url: absoluteAddress(facts, subject.path),
    provider: academyIn(facts),
    offers: offerOf(facts, one),
    hasCourseInstance: classData(facts, one),
  } satisfies CourseLeaf;
}

export function teacherData(facts: AcademyFacts, { image, words, languages, ...teacher }: TeacherCard): object {
  return {
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name: teacher.name,
      url: absoluteAddress(facts, teacherAddress(teacher)),
      jobTitle: "Language teacher",
      worksFor: academyIn(facts),
      ...(image && { image: absoluteAddress(facts, image) }),
      ...(words && { description: words }),
      ...(languages.length > 0 && { knowsLanguage: languages }),
    },
  } satisfies ProfilePageLeaf;
}

export function questionsData(items: readonly ShownQuestion[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies FAQPageLeaf;
}

type PostLike = { title: string; summary: string; image: string; date: string; category: string };

export function postData(facts: SiteFacts, post: PostLike, path: string): object {
  const school = academyIn(facts);
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    articleSection: post.category,
    datePublished: post.date,
    image: absoluteAddress(facts, post.image || facts.share.image),
    mainEntityOfPage: absoluteAddress(facts, path),
    author: school,
    publisher: school,
  } satisfies BlogPostingLeaf;
}

/** The way from the home page to an item, each step by its name and its path. */
export function breadcrumbData(facts: AcademyFacts, ...steps: ReadonlyArray<readonly [name: string, path: string]>): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [["Home", "/"] as const, ...steps].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteAddress(facts, path),
    })),
  } satisfies BreadcrumbListLeaf;
}

function academyIn(facts: AcademyFacts) {
  return {
    "@type": "EducationalOrganization",
    "@id": identity(facts),
    name: facts.name,
    url: absoluteAddress(facts, "/"),
  } satisfies EducationalOrganizationLeaf;
}

function identity(facts: AcademyFacts): string {
  return `${absoluteAddress(facts, "/")}#academy`;
}
