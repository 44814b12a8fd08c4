import { answersOf, flagField, htmlField, inColumn, pictureField, searched, slugField, textField } from "../fields/field.ts";
import { draftOrWhole, publishingFieldList, publishingQuery, workingCopyOf } from "../fields/publishing.ts";
import { seoFieldList } from "../fields/seo.ts";
import { withoutNul } from "../fields/text.ts";
import { listQuery } from "../list.ts";
import { pagesOf } from "../site/page-address.ts";
import { searchTextsOf } from "../site/search-texts.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

/** A calendar day, YYYY-MM-DD. */
const day = z.iso.date({ error: "Please enter a date as YYYY-MM-DD." });

/** The fields of a post (specification, section 3): stored, sent, edited, compared and answered in this order. */
export const postFieldList = {
  title: searched(textField("Title", 200)),
  slug: slugField(),
  summary: searched(textField("Summary", 1000)),
  image: pictureField("Image", "banner"),
  date: {
    label: "Date",
    type: "text" as const,
    inputType: "date" as const,
    input: z.preprocess((value) => (value === "" || value === null ? undefined : value), day.optional()),
    answer: z.string(),
    blank: "",
    before: "",
  },
  readTime: inColumn("read_time", textField("Read time", 50)),
  /** The name of one of the categories (contract/kinds/category.ts). */
  category: searched(textField("Category", 50)),
  featured: flagField("Featured", false),
  content: htmlField("Content"),
  ...seoFieldList,
  ...publishingFieldList,
};

/** What staff send to create or update a post (specification, sections 3, 5 and 7). */
export const postFields = draftOrWhole(postFieldList, {});
export type PostFields = z.output<typeof postFields>;

export const post = z.object({ id: z.number().int(), ...answersOf(postFieldList), version: z.number().int() });
export type Post = z.output<typeof post>;

/** Whether it is on the website: it is published, and its date has come where the academy is. */
const published = z.boolean();
export const postAnswer = post.extend({ published });
export type PostAnswer = z.output<typeof postAnswer>;

export const postCard = post.omit({ content: true });
export type PostCard = z.output<typeof postCard>;
export const postCardAnswer = postCard.extend({ published });
export type PostCardAnswer = z.output<typeof postCardAnswer>;

export const postQuery = listQuery.extend({
  category: withoutNul
    .max(50)
    .optional()
    .transform((category) => (category === "All" || category === "" ? undefined : category)),
  ...publishingQuery,
  contents: z.enum(["true", "false"]).optional().describe("false leaves out the contents of each post"),
});

export const postKind = {
  path: "blogs",
  table: "posts",
  ...namesOf("post", { staffName: "blog", label: "Blog post", title: "Blogs Management" }),
  icon: "posts",
  list: postFieldList,
  titled: "title",
  input: postFields,
  answer: postAnswer,
  listAnswer: postAnswer.partial({ content: true }),
  query: postQuery,
  listed: ", newest first; for staff also those that visitors do not see",
  read: "anyone",
  dated: true,
  publishing: { workingCopy: workingCopyOf(postFieldList) },
  page: { ...pagesOf.posts, head: searchTextsOf.item },
} as const satisfies ContentKind;
