import { createHash } from "node:crypto";
import { type PagedKind, pagedKinds } from "#contract/content-kinds.ts";
import { type Language, languageOf } from "#contract/site/course-language.ts";
import { dateText } from "#contract/site/date-text.ts";
import { levelsIn } from "#contract/site/named-levels.ts";
import type { ShownItem } from "../previews/item-to-show.ts";

/** What is drawn where an item without a picture is shared; `academy`: its name. */
export type SharePicture = { kind: PagedKind; language?: Language; above: string; title: string; academy: string };

/** Rises when the drawing itself changes, so that nobody keeps an older one. */
const design = 1;
const addresses = /^\/media\/share\/([a-z]+)-([1-9]\d{0,8})-[0-9a-f]{16}\.jpg$/;

export function sharePictureOf(shown: ShownItem, academy: string): SharePicture {
  const { kind, item } = shown;
  const language = kind === "courses" ? languageOf(item) : undefined;
  return { kind, ...(language && { language }), above: aboveOf(shown, language), title: item.title, academy };
}

/** Holds all that is drawn, so that another text has another address. */
export function sharePictureAddress({ kind, item }: ShownItem, picture: SharePicture): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([design, picture]))
    .digest("hex")
    .slice(0, 16);
  return `/media/share/${kind}-${item.id}-${hash}.jpg`;
}

/** In words, for who cannot see it. */
export function sharePictureAlt({ above, title, academy }: SharePicture): string {
  return [title, above, academy].filter(Boolean).join(". ");
}

/** The item whose picture an address names, whatever its texts were; undefined for what is no such address. */
export function itemOfSharePicture(address: string): { kind: PagedKind; id: number } | undefined {
  const [, named, id] = addresses.exec(address) ?? [];
  const kind = pagedKinds.find((kind) => kind === named);
  return kind && { kind, id: Number(id) };
}

function aboveOf({ kind, item }: ShownItem, language: Language | undefined): string {
  switch (kind) {
    case "posts":
      return joined(item.category, dateText(item.date));
    case "exams":
      return joined(/\bpreparation\b/i.test(item.title) ? "Exam" : "Exam preparation", item.targetScore);
    case "courses": {
      const [level, ...others] = [...new Set(levelsIn(`${item.title} ${item.summary}`))];
      const subject = language ? `${language.slice(0, 1).toUpperCase()}${language.slice(1)} course` : "Course";
      return joined(subject, others.length === 0 ? level : undefined);
    }
  }
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join(" · ");
}
