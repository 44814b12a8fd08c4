import { publishingFieldList } from "#contract/fields/publishing.ts";
import { z } from "#contract/zod.ts";

/** When any item that can be a draft is seen; only posts have `date` and `published`. */
export const publishing = z.object({
  status: publishingFieldList.status.answer,
  publish_at: z.string().optional(),
  unpublish_at: z.string().optional(),
  ...{ date: z.string().optional(), published: z.boolean().optional() },
});

/** The same of an item with a page of its own, and what leads to that page. */
export const pagedItem = publishing.extend({ id: z.number(), slug: z.string(), title: z.string() });
