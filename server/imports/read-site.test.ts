import { expect, it } from "vitest";
import type { FetchBounded } from "../outgoing/fetch-bounded.ts";
import { NotFetched } from "../outgoing/fetch-bounded.ts";
import { readSite } from "./read-site.ts";

/** A site that answers these, with a page where no data is asked for, and 404 for all else. */
function site(answers: Record<string, { body: unknown; link?: string; type?: string }>): FetchBounded {
  return async (address, { accept }) => {
    const { body, link = "", type = "application/json" } = answers[address] ?? { body: undefined };
    if (accept !== "application/json") return { status: 200, type: "text/html", link, bytes: Buffer.from("<html>"), address };
    const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body ?? { error: "none" }));
    return { status: body === undefined ? 404 : 200, type, link, bytes, address };
  };
}

it("is read with /api and without, page by page, and a post by itself where its list leaves out what it says", async () => {
  const read = await readSite(
    "https://old.example//?lang=en#top",
    site({
      "https://old.example/courses": { body: [{ id: 1 }], link: '</courses?offset=1>; rel="next"' },
      "https://old.example/courses?offset=1": { body: [{ id: 2 }], link: '<https://other.example/courses>; rel="next"' },
      "https://old.example/exams": { body: { exams: [{ id: 3 }] }, link: "<exams/2> ;rel=next" },
      "https://old.example/exams/2": { body: [{ id: 8 }] },
      "https://old.example/blogs": { body: [{ id: 4, slug: "a b" }, { id: 5, content: "here" }, { id: 6 }, "tea", null] },
      "https://old.example/blogs/a%20b": { body: { content: "whole" } },
      "https://old.example/exam-qna": { body: { message: "no" } },
    }),
  );
  expect(read).toEqual({
    base: "https://old.example",
    lists: {
      courses: [{ id: 1 }, { id: 2 }],
      exams: [{ id: 3 }, { id: 8 }],
      posts: [{ id: 4, slug: "a b", content: "whole" }, { id: 5, content: "here" }, { id: 6 }, "tea", null],
      courseQuestions: [],
      examQuestions: [],
    },
    missing: ["https://old.example/course-qna: It answers 404.", "https://old.example/exam-qna: It answers no list."],
  });
});

it("that is none says what it answered instead, and what to do", async () => {
  await expect(
    readSite("https://old.example", site({ "https://old.example/api/courses": { body: "<html>", type: "text/html" } })),
  ).rejects.toThrow(
    /api\/courses: It answers with a page, not with data \(JSON\)\.\n.*\/courses: It answers 404\.\n.*Give the address of a site/,
  );
  const untrusted = async () => {
    throw new NotFetched("Its certificate cannot be trusted.");
  };
  await expect(readSite("https://old.example/api", untrusted)).rejects.toThrow(/certificate cannot be trusted\. Have it renewed there/);
});

it("is not read in part: a list that is too long, or has no end, is said to be so", async () => {
  const many = (count: number) => ({ body: Array.from({ length: count }, (_, id) => ({ id })) });
  const of = async (exams: object) => {
    const { lists, missing } = await readSite(
      "https://old.example/api",
      site({ "https://old.example/api/courses": { body: [] }, "https://old.example/api/exams": { body: [], ...exams } }),
    );
    return [lists.exams.length, missing.find((one) => one.includes("exams"))];
  };
  expect(await of(many(5000))).toEqual([5000, undefined]);
  expect(await of(many(5001))).toEqual([0, "https://old.example/api/exams: It has more than 5000 entries."]);
  expect(await of({ ...many(3), link: "<exams>; rel=next" })).toEqual([0, "https://old.example/api/exams: It has more than 100 pages."]);
});
