import type { PostFields } from "#contract/post.ts";

/** A post that the site is born with. `picture` is a file name under `pictures/posts/`. */
export type PostSample = Omit<PostFields, "version" | "image" | "date"> & { date: string; picture: string };
