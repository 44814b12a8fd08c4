import { z } from "zod";
import type { Academy } from "#academy/academy.ts";
import { NotFound } from "#academy/errors.ts";
import { itemId, listQuery } from "#contract/list.ts";
import { postAnswer, postFields } from "#contract/post.ts";
import { withoutNul } from "#contract/text.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

const blogQuery = listQuery.extend({
  category: withoutNul
    .max(50)
    .optional()
    .transform((category) => (category === "All" || category === "" ? undefined : category)),
  contents: z.enum(["true", "false"]).optional().describe("false leaves out the contents of each post"),
});
const slugOrId = z.object({ id: z.string().describe("The slug of the post, or its id") });

function answered<Item extends { date: string }>(item: Item, { today }: Pick<Academy, "today">) {
  return { ...item, published: item.date <= today() };
}

export const blogs = {
  list: endpoint({
    operationId: "listPosts",
    summary: "List the posts, newest first; for staff also those whose date has not come yet",
    query: blogQuery,
    status: 200,
    answer: z.array(postAnswer.partial({ content: true })),
    handle: async ({ academy, query, caller }) => {
      const { contents, ...narrowed } = query;
      const wanted = { ...narrowed, upcoming: caller.admin !== undefined };
      const { items, ...rest } = await (contents === "false" ? academy.posts.cards(wanted) : academy.posts.list(wanted));
      return listAnswer({ items: items.map((item) => answered(item, academy)), ...rest });
    },
  }),
  find: endpoint({
    operationId: "getPost",
    summary: "One post, by its slug or its id",
    params: slugOrId,
    status: 200,
    answer: postAnswer,
    handle: async ({ academy, params, caller }) => {
      const found = await academy.posts.findByAddress(params.id, { upcoming: caller.admin !== undefined });
      if (!found) throw new NotFound("Blog post not found");
      return { body: answered(found, academy) };
    },
  }),
  create: endpoint({
    operationId: "createPost",
    summary: "Create a post",
    body: postFields,
    status: 201,
    answer: postAnswer,
    handle: async ({ academy, body, who, attempt }) => ({ body: answered(await academy.posts.create(body, who(), attempt), academy) }),
  }),
  update: endpoint({
    operationId: "updatePost",
    summary: "Update a post",
    params: itemId,
    body: postFields,
    status: 200,
    answer: postAnswer,
    handle: async ({ academy, params, body, who }) => ({
      body: answered(await academy.posts.update(params.id, body, who()), academy),
    }),
  }),
  remove: endpoint({
    operationId: "deletePost",
    summary: "Delete a post",
    params: itemId,
    status: 204,
    handle: async ({ academy, params, who }) => {
      await academy.posts.remove(params.id, who());
      return {};
    },
  }),
};
