import { chatPreviewLength } from "#contract/limits.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { withValues } from "#contract/site/with-values.ts";
import type { ChatTexts } from "#contract/site-texts/chat-texts.ts";
import { hasSomething, type SiteFacts } from "#contract/site-texts/text-shapes.ts";

/** `part`: the first part of the address of an item. */
export type ChatPage = Pick<SiteFacts, "empty"> & { path: string; address: string; detail?: { part: string; title: string } };

/** The message with which a page opens the chat; that of an item says its title. */
export function pageMessage({ path, detail, ...site }: ChatPage, texts: ChatTexts): string {
  const own = hasSomething(site, path) ? ownMessages[detail ? `/${detail.part}/` : path] : undefined;
  return withValues(texts[own ?? "other"], { title: detail?.title ?? "" });
}

/** The texts of these messages, by the address of a page, or by the beginning of an item's. */
const ownMessages: Readonly<Record<string, keyof ChatTexts>> = {
  "/": "home",
  "/about": "about",
  [pagesOf.courses.list]: "courses",
  [pagesOf.exams.list]: "exams",
  [pagesOf.posts.list]: "blog",
  "/contact": "contact",
  [`/${pagesOf.courses.part}/`]: "course",
  [`/${pagesOf.exams.part}/`]: "exam",
  [`/${pagesOf.classes.part}/`]: "class",
  [`/${pagesOf.teachers.part}/`]: "teacher",
  [`/${pagesOf.posts.part}/`]: "post",
};

const shared = [pagesOf.courses, pagesOf.exams, pagesOf.posts];

const topicsOfAll = ["course", "exam", "plan", "help"] as const;

/** The quick topics of the panel; the page can be shared only where there is one thing to share. */
export function quickTopics({ detail, address, ...site }: ChatPage, texts: ChatTexts): Array<{ name: string; message: string }> {
  const all = hasSomething(site, pagesOf.exams.list) ? topicsOfAll : topicsOfAll.filter((of) => of !== "exam");
  const topics = all.map((of) => ({
    name: texts[`${of}_topic`],
    message: texts[`${of}_topic_message`],
  }));
  // On the pages that the specification names (section 2).
  if (!detail || !shared.some(({ part }) => part === detail.part)) return topics;
  const message = withValues(texts.share_topic_message, { title: detail.title, page: address });
  return [...topics, { name: texts.share_topic, message }];
}

/** The first 100 characters, counted as people see them, with a sign that there is more. */
export function preview(message: string): string {
  const characters = [...message];
  return characters.length > chatPreviewLength ? `${characters.slice(0, chatPreviewLength).join("")}…` : message;
}
