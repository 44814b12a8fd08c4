import { queryOptions } from "@tanstack/react-query";
import { type Post, type PostFields, post, postCardAnswer } from "#contract/post.ts";
import { type PageQuery, pageOf, pagePlaceholder } from "../lists/page-of.ts";
import { call, nothing, Refused } from "../session/api-call.ts";

/** One page of the posts without their contents, newest first. */
export const postsQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: ["posts", query],
    queryFn: ({ signal }) => pageOf("/blogs", postCardAnswer, { contents: "false", ...query }, signal),
    ...pagePlaceholder,
  });

/** One post by its id, or null when there is none. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: ["post", id],
    queryFn: ({ signal }) => findPost(id, signal),
    staleTime: 0,
    gcTime: 0,
  });

export async function findPost(id: number, signal?: AbortSignal): Promise<Post | null> {
  try {
    const { body } = await call(`/blogs/${id}`, { answer: post, ...(signal && { signal }) });
    // A post whose slug is this number comes first at this address.
    return body.id === id ? body : null;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

/** Creates a post, or updates the one with this id. */
export async function savePost(fields: PostFields, id: number | undefined, version: number | undefined): Promise<Post> {
  const body = { ...fields, version };
  const [path, method] = id === undefined ? ["/blogs", "POST" as const] : [`/blogs/${id}`, "PUT" as const];
  return (await call(path, { method, body, answer: post })).body;
}

export async function removePost(id: number): Promise<void> {
  await call(`/blogs/${id}`, { method: "DELETE", answer: nothing });
}
