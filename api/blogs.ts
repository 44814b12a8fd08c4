import { z } from "zod";
import { NotFound } from "#academy/errors.ts";
import { itemId, listQuery } from "#contract/list.ts";
import { post, postFields } from "#contract/post.ts";
import { withoutNul } from "#contract/text.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

const blogQuery = listQuery.extend({
  category: withoutNul
    .max(50)
    .optional()
    .transform((category) => (category === "All" || category === "" ? undefined : category)),
});

export const blogs = {
  list: endpoint({
    summary: "List the posts, newest first",
    query: blogQuery,
    status: 200,
    answer: z.array(post),
    handle: async ({ academy, query }) => listAnswer(await academy.posts.list(query)),
  }),
  find: endpoint({
    summary: "One post, by its slug or its id",
    params: z.object({ slug: z.string() }),
    status: 200,
    answer: post,
    handle: async ({ academy, params }) => {
      const found = await academy.posts.findByAddress(params.slug);
      if (!found) throw new NotFound("Blog post not found");
      return { body: found };
    },
  }),
  create: endpoint({
    summary: "Create a post",
    body: postFields,
    status: 201,
    answer: post,
    handle: async ({ academy, body, who }) => ({ body: await academy.posts.create(body, who()) }),
  }),
  update: endpoint({
    summary: "Update a post",
    params: itemId,
    body: postFields,
    status: 200,
    answer: post,
    handle: async ({ academy, params, body, who }) => ({ body: await academy.posts.update(params.id, body, who()) }),
  }),
  remove: endpoint({
    summary: "Delete a post",
    params: itemId,
    status: 204,
    handle: async ({ academy, params, who }) => {
      await academy.posts.remove(params.id, who());
      return {};
    },
  }),
};
