import { z } from "zod";
import { exam, examFields } from "#contract/exam.ts";
import { examOrder, itemId, listQuery } from "#contract/list.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

export const exams = {
  list: endpoint({
    operationId: "listExams",
    summary: "List the exams",
    query: listQuery,
    status: 200,
    answer: z.array(exam),
    handle: async ({ academy, query }) => listAnswer(await academy.exams.list(query)),
  }),
  create: endpoint({
    operationId: "createExam",
    summary: "Create an exam",
    body: examFields,
    status: 201,
    answer: exam,
    handle: async ({ academy, body, who, attempt }) => ({ body: await academy.exams.create(body, who(), attempt) }),
  }),
  update: endpoint({
    operationId: "updateExam",
    summary: "Update an exam",
    params: itemId,
    body: examFields,
    status: 200,
    answer: exam,
    handle: async ({ academy, params, body, who }) => ({ body: await academy.exams.update(params.id, body, who()) }),
  }),
  remove: endpoint({
    operationId: "deleteExam",
    summary: "Delete an exam",
    params: itemId,
    status: 204,
    handle: async ({ academy, params, who }) => {
      await academy.exams.remove(params.id, who());
      return {};
    },
  }),
  reorder: endpoint({
    operationId: "reorderExams",
    summary: "Put the exams in a new order",
    body: examOrder,
    status: 200,
    answer: z.array(exam),
    handle: async ({ academy, body, who }) => {
      await academy.exams.reorder(body.examOrders, who());
      return listAnswer(await academy.exams.list());
    },
  }),
};
