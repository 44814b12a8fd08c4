import { publishingFieldList } from "#contract/fields/publishing.ts";
import { z } from "#contract/zod.ts";

/** What is said of any item that can be a draft; `date` and `published`: of a post. */
export const publishing = z.object({
  status: publishingFieldList.status.answer,
  publish_at: z.string().optional(),
  unpublish_at: z.string().optional(),
  ...{ date: z.string().optional(), published: z.boolean().optional() },
});

/** And of one that has a page, by which that is found. */
export const pagedItem = publishing.extend({ id: z.number(), slug: z.string(), title: z.string() });
