import { z } from "zod";
import { course, courseSave } from "#contract/course.ts";
import { courseOrder, itemId, listQuery } from "#contract/list.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

export const courses = {
  list: endpoint({
    operationId: "listCourses",
    summary: "List the courses",
    query: listQuery,
    status: 200,
    answer: z.array(course),
    handle: async ({ academy, query }) => listAnswer(await academy.courses.list(query)),
  }),
  create: endpoint({
    operationId: "createCourse",
    summary: "Create a course",
    body: courseSave,
    status: 201,
    answer: course,
    handle: async ({ academy, body, who, attempt }) => ({ body: await academy.courses.create(body, who(), attempt) }),
  }),
  update: endpoint({
    operationId: "updateCourse",
    summary: "Update a course",
    params: itemId,
    body: courseSave,
    status: 200,
    answer: course,
    handle: async ({ academy, params, body, who }) => ({ body: await academy.courses.update(params.id, body, who()) }),
  }),
  remove: endpoint({
    operationId: "deleteCourse",
    summary: "Delete a course",
    params: itemId,
    status: 204,
    handle: async ({ academy, params, who }) => {
      await academy.courses.remove(params.id, who());
      return {};
    },
  }),
  reorder: endpoint({
    operationId: "reorderCourses",
    summary: "Put the courses in a new order",
    body: courseOrder,
    status: 200,
    answer: z.array(course),
    handle: async ({ academy, body, who }) => {
      await academy.courses.reorder(body.courses, who());
      return listAnswer(await academy.courses.list());
    },
  }),
};
