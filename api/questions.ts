import { z } from "zod";
import type { Academy } from "#academy/academy.ts";
import { NotFound } from "#academy/errors.ts";
import type { Questions } from "#academy/questions/questions.ts";
import { itemId, listQuery } from "#contract/list.ts";
import { type QuestionKind, question, questionFields } from "#contract/question.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

const questionQuery = listQuery.extend({
  admin: z.enum(["true", "false"]).optional(),
  filter: z.enum(["all", "active", "inactive"]).optional(),
});

/** The calls for one list of questions: that of the courses page or that of the exams page. */
function questionsOf(kind: QuestionKind) {
  const noun = kind === "course" ? "CourseQuestion" : "ExamQuestion";
  const repository = (academy: Academy): Questions => (kind === "course" ? academy.courseQuestions : academy.examQuestions);
  return {
    list: endpoint({
      operationId: `list${noun}s`,
      summary: `List the ${kind} questions; with admin=true also the inactive ones, for staff`,
      query: questionQuery,
      status: 200,
      answer: z.array(question),
      handle: async ({ academy, query, who }) => {
        const { admin, filter, ...cut } = query;
        if (admin !== "true") return listAnswer(await repository(academy).list(cut));
        who();
        const active = filter === "active" ? true : filter === "inactive" ? false : undefined;
        return listAnswer(await repository(academy).listAll({ ...cut, active }));
      },
    }),
    find: endpoint({
      operationId: `get${noun}`,
      summary: `One ${kind} question, for staff`,
      params: itemId,
      status: 200,
      answer: question,
      handle: async ({ academy, params }) => {
        const found = await repository(academy).find(params.id);
        if (!found) throw new NotFound("QnA not found");
        return { body: found };
      },
    }),
    create: endpoint({
      operationId: `create${noun}`,
      summary: `Create a ${kind} question`,
      body: questionFields,
      status: 201,
      answer: question,
      handle: async ({ academy, body, who, attempt }) => ({ body: await repository(academy).create(body, who(), attempt) }),
    }),
    update: endpoint({
      operationId: `update${noun}`,
      summary: `Update a ${kind} question`,
      params: itemId,
      body: questionFields,
      status: 200,
      answer: question,
      handle: async ({ academy, params, body, who }) => ({ body: await repository(academy).update(params.id, body, who()) }),
    }),
    remove: endpoint({
      operationId: `delete${noun}`,
      summary: `Delete a ${kind} question`,
      params: itemId,
      status: 204,
      handle: async ({ academy, params, who }) => {
        await repository(academy).remove(params.id, who());
        return {};
      },
    }),
  };
}

export const courseQuestions = questionsOf("course");
export const examQuestions = questionsOf("exam");
