import { expect, it } from "vitest";
import { pagesOf } from "#contract/site/page-address.ts";
import { firstTexts } from "../texts.ts";
import { type ChatPage, pageMessage, preview, quickTopics } from "./chat-text.ts";

const texts = firstTexts.chat;
const page = (path: string, more: Partial<ChatPage> = {}): ChatPage => ({ path, address: `https://academy.example${path}`, ...more });
const itemPage = (part: string, title: string) => page(`/${part}/1`, { detail: { part, title } });

it("each page opens with its own message, that of an item with its title, and any other page with the general one", () => {
  expect(pageMessage(page("/"), texts)).toBe(texts.home);
  expect(pageMessage(page("/exams"), texts)).toBe(texts.exams);
  expect(pageMessage(page("/level"), texts)).toBe(texts.other);
  for (const { part } of Object.values(pagesOf)) {
    const message = pageMessage(itemPage(part, "Tamil"), texts);
    expect([part, message]).toEqual([part, expect.stringContaining("Tamil")]);
    expect(message).not.toContain("{title}");
  }
});

it("speaks of no exams where there are none", () => {
  expect(pageMessage(page("/exams", { empty: ["/exams"] }), texts)).toBe(texts.other);
  const names = (more?: Partial<ChatPage>) => quickTopics(page("/", more), texts).map(({ name }) => name);
  expect(names()).toEqual([texts.course_topic, texts.exam_topic, texts.plan_topic, texts.help_topic]);
  expect(names({ empty: ["/exams"] })).toEqual([texts.course_topic, texts.plan_topic, texts.help_topic]);
});

it("a course, an exam and an article can be shared from the panel; a class and a teacher cannot", () => {
  const shared = Object.values(pagesOf).filter(({ part }) => quickTopics(itemPage(part, "Tamil"), texts).length > 4);
  expect(shared).toEqual([pagesOf.courses, pagesOf.exams, pagesOf.posts]);
  const message = quickTopics(itemPage("course", "Tamil"), texts).at(-1)?.message;
  expect(message).toContain("Tamil");
  expect(message).toContain("https://academy.example/course/1");
});

it("shows a message of 100 characters whole, and of a longer one the first 100", () => {
  expect(preview("ශ".repeat(100))).toBe("ශ".repeat(100));
  expect(preview("😀".repeat(101))).toBe(`${"😀".repeat(100)}…`);
});
