import type { Publishing } from "#contract/fields/publishing.ts";
import type { postFields } from "#contract/kinds/post.ts";
import type { z } from "#contract/zod.ts";

/** A post that the site is born with. `picture` is a file name under `pictures/posts/`. */
export type PostSample = Omit<z.input<typeof postFields>, "version" | "image" | keyof Publishing | "content"> & {
  content: string;
  picture: string;
};
