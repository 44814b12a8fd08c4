import { contentKinds } from "#contract/content-kinds.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import type { ImportedKind, ImportItem } from "./import-item.ts";
import { importedSlug } from "./imported-slug.ts";

type Raw = Readonly<Record<string, unknown>>;
type Where = {
  /** The other site's. */
  host: string;
  /** The calendar day of a moment, where the academy is. */
  dayOf: (moment: number) => string;
};

/**
 * One entry of a list that another site answers (specification, sections 3 and 7) as an item; undefined: it is none. What is missing stays
 * missing; numbers and lists may be written as texts.
 */
export function siteItem(kind: ImportedKind, entry: unknown, index: number, { host, dayOf }: Where): ImportItem | undefined {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return undefined;
  const raw: Raw = { ...entry };
  const { path, titled } = contentKinds[kind];
  const title = textOf(raw[titled]).trim();
  const number = textOf(raw.id ?? raw._id);
  const slug = textOf(raw.slug).trim();
  const fields =
    kind === "posts" ? postFields(raw, dayOf) : kind.endsWith("Questions") ? questionFields(raw, index) : subjectFields(kind, raw);
  const madeSlug = importedSlug(kind, { slug, title, number: number || String(index + 1) });
  const notes = madeSlug === slug || slug === "" ? [] : [`its address is “${madeSlug}”: “${slug}” cannot be one here`];
  if (fields.doubt) notes.push(`a draft: ${fields.doubt}`);
  return {
    kind,
    origin: `${host} ${path} ${number || slug || title}`,
    title,
    fields: { ...fields.said, ...searchTexts(raw), ...(madeSlug && { slug: madeSlug }) },
    ...(kind === "posts" && { categories: [textOf(raw.category).trim()] }),
    paths: pathsOf(kind, { slug, title, number }),
    notes,
  };
}

/** Where visitors found it there (specification, section 2). */
function pathsOf(kind: ImportedKind, { slug, title, number }: { slug: string; title: string; number: string }): string[] {
  if (kind === "posts") return slug || number ? [`/${pagesOf.posts.part}/${encodeURIComponent(slug || number)}`] : [];
  if (kind === "courses" || kind === "exams") return [pagesOf[kind].address({ slug, title })];
  return [];
}

/** `doubt`: why it is a draft. */
type Fields = { said: Record<string, unknown>; doubt?: string };

function subjectFields(kind: ImportedKind, raw: Raw): Fields {
  const optional = ["targetScore", "examFee", "nextExamDate", "preparationDuration", "studentsPerClass"] as const;
  const shared = {
    title: textOf(raw.title),
    summary: textOf(raw.summary),
    image: textOf(raw.image),
    description: textOf(raw.description),
    modules: listOf(raw.modules),
    features: listOf(raw.features),
    schedule: textOf(raw.schedule),
  };
  if (kind === "exams") return { said: { ...shared, ...Object.fromEntries(optional.map((name) => [name, textOf(raw[name])])) } };
  const duration = textOf(raw.duration).trim();
  return {
    said: {
      ...shared,
      duration: /^\d+$/.test(duration) ? `${duration} hours` : duration,
      students_per_class: raw.students_per_class,
      featured: flagOf(raw.featured),
    },
  };
}

function postFields(raw: Raw, dayOf: Where["dayOf"]): Fields {
  const date = dateOf(textOf(raw.date).trim(), dayOf);
  const isUnread = typeof raw.content !== "string";
  const doubt = isUnread
    ? "what it says cannot be read"
    : date === undefined
      ? `its date cannot be read (${textOf(raw.date).slice(0, 60) || "none"})`
      : "";
  return {
    said: {
      title: textOf(raw.title),
      summary: textOf(raw.summary),
      image: textOf(raw.image),
      readTime: textOf(raw.readTime),
      featured: flagOf(raw.featured),
      content: textOf(raw.content),
      ...(date !== undefined && { date }),
      ...(doubt !== "" && { status: "draft" }),
    },
    doubt,
  };
}

/** Texts for search engines, which a site that runs this program answers, too. */
function searchTexts(raw: Raw): Record<string, unknown> {
  const names = ["seo_title", "seo_description"].filter((name) => typeof raw[name] === "string");
  return Object.fromEntries(names.map((name) => [name, raw[name]]));
}

/** Lists for visitors have no `display_order`: then an entry's place is the one it has in the list. */
function questionFields(raw: Raw, index: number): Fields {
  return {
    said: {
      question: textOf(raw.question),
      answer: textOf(raw.answer),
      display_order: raw.display_order ?? index + 1,
      active: raw.active === undefined ? true : flagOf(raw.active),
    },
  };
}

/** A day as YYYY-MM-DD; undefined where it cannot be read. Of a moment the day where the academy is. */
function dateOf(text: string, dayOf: Where["dayOf"]): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const moment = Date.parse(isDay || isMoment ? text : `${text} UTC`);
  if (Number.isNaN(moment) || text === "") return undefined;
  return isMoment ? dayOf(moment) : new Date(moment).toISOString().slice(0, 10);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function flagOf(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** A list of texts, also where the other site keeps it as JSON, or one text on each line. */
function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter((text) => text.trim() !== "");
  const text = textOf(value).trim();
  if (!text.startsWith("[")) return text === "" ? [] : text.split(/\r?\n/);
  try {
    return listOf(JSON.parse(text));
  } catch {
    return [text];
  }
}
