import { z } from "zod";
import type { Academy } from "#academy/academy.ts";
import type { ContentKind } from "#contract/content-kind.ts";
import { contentKind, itemVersion, restoredItem, trashed } from "#contract/history.ts";
import { itemId, listQuery } from "#contract/list.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

const versionOfItem = itemId.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) });
const itemInTrash = itemId.extend({ noun: contentKind });
const cut = listQuery.omit({ q: true });

const repositories = ({ courses, exams, posts, courseQuestions, examQuestions }: Academy) => ({
  courses,
  exams,
  blogs: posts,
  "course-qna": courseQuestions,
  "exam-qna": examQuestions,
});

/** As operations are named. */
const nouns: Record<ContentKind, string> = {
  courses: "Course",
  exams: "Exam",
  blogs: "Post",
  "course-qna": "CourseQuestion",
  "exam-qna": "ExamQuestion",
};

/** The calls for the versions of one kind of content. */
export function historyOf(kind: ContentKind) {
  const noun = nouns[kind];
  return {
    versions: endpoint({
      operationId: `list${noun}Versions`,
      summary: `The saved versions of one of ${kind}, the present one first`,
      params: itemId,
      query: cut,
      status: 200,
      answer: z.array(itemVersion),
      handle: async ({ academy, params, query }) => listAnswer(await repositories(academy)[kind].versions(params.id, query)),
    }),
    restoreVersion: endpoint({
      operationId: `restore${noun}Version`,
      summary: `Save an older version of one of ${kind} again`,
      params: versionOfItem,
      status: 200,
      answer: restoredItem,
      handle: async ({ academy, params, who }) => ({
        body: await repositories(academy)[kind].restoreVersion(params.id, params.version, who()),
      }),
    }),
  };
}

export const trash = {
  list: endpoint({
    operationId: "listTrash",
    summary: "What was deleted in the last 30 days, the latest first",
    query: cut,
    status: 200,
    answer: z.array(trashed),
    handle: async ({ academy, query }) => listAnswer(await academy.trash.list(query)),
  }),
  restore: endpoint({
    operationId: "restoreFromTrash",
    summary: "Take an item out of the trash, to the end of its list",
    params: itemInTrash,
    status: 200,
    answer: restoredItem,
    handle: async ({ academy, params, who }) => ({ body: await repositories(academy)[params.noun].restore(params.id, who()) }),
  }),
};
