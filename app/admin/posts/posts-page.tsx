import { useQuery } from "@tanstack/react-query";
import { memo, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { categoryKind } from "#contract/kinds/category.ts";
import { type PostCardAnswer as Card, type PostAnswer, postCardAnswer, postFieldList, postKind } from "#contract/kinds/post.ts";
import { dateText } from "#contract/site/date-text.ts";
import { postAddress } from "#contract/site/page-address.ts";
import { readTimeOf } from "#contract/site/read-time.ts";
import { postSlug } from "#contract/site/slugs.ts";
import { Badge } from "../components/badge.tsx";
import { StarIcon } from "../components/icons.tsx";
import { todayHere } from "../components/moment.ts";
import type { Trouble } from "../components/notice.tsx";
import { TextButton } from "../components/text-link.tsx";
import { Thumbnail } from "../components/thumbnail.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentScreen } from "../content/content-screen.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { type CardActions, CardButtons } from "../content/item-buttons.tsx";
import { StateBadge } from "../content/state-badge.tsx";
import { SlugInput, TitleInput } from "../content/title-and-slug-inputs.tsx";
import { usePagedList } from "../content/use-content-list.ts";
import { FormPart } from "../forms/form-parts.tsx";
import { ViewOnSite } from "../preview/view-on-site.tsx";
import { Refused } from "../session/api-call.ts";

const calls = contentCalls(postKind);
const Input = (props: InputProps<keyof typeof postFieldList>) => <ContentInput list={postFieldList} {...props} />;
const withoutContents = { contents: "false" };

/** Blogs management (specification, section 2). */
export default function PostsPage() {
  const list = usePagedList(calls, postCardAnswer, withoutContents);
  return (
    <ContentScreen calls={calls} list={list} Dialog={PostDialog}>
      {(shown, actions) => (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
          {shown.map((post) => (
            <PostCard key={post.id} post={post} {...actions} />
          ))}
        </ul>
      )}
    </ContentScreen>
  );
}

/** The form of a post. While locked the slug follows the title, on a stored post too (specification, section 4). */
function PostDialog(props: ContentDialogProps<PostAnswer>) {
  const categories = useCategories(props.item?.category);
  return (
    // A post without a date is of today (specification, section 3), the calendar day where the academy is.
    <ItemDialog
      {...props}
      calls={calls}
      list={postFieldList}
      fill={(form) => ({ ...form, date: form.date || todayHere() })}
      words={postWords}
    >
      <FormPart name="Title and text" hasOwnHead>
        <TitleInput slugOf={postSlug} follows />
        <Input name="content" />
      </FormPart>
      <FormPart name="Summary and picture">
        <Input name="summary" rows={2} />
        <Input name="image" />
        <Input name="featured" />
      </FormPart>
      <FormPart name="Category and date">
        <div className="grid gap-5 sm:grid-cols-3">
          <Input
            name="category"
            options={categories}
            hint={categories.length > 0 ? undefined : "There is none yet. Add the first one on the screen Blog categories."}
          />
          <Input name="date" hint="The day that readers see. A post with a later one waits for it." />
          <Input name="readTime" hint={<ReadTimeHint />} />
        </div>
      </FormPart>
      <FormPart name="Address">
        <SlugInput follows />
      </FormPart>
    </ItemDialog>
  );
}

/** The names of all categories, and the one that the post has already, which may have been deleted. */
function useCategories(stored: string | undefined): string[] {
  const { data = [] } = useQuery(contentCalls(categoryKind).all);
  return [...new Set([...data.map(({ name }) => name), ...(stored ? [stored] : [])])];
}

/** Section 8 of the specification gives these two sentences for blogs. */
function postWords(error: unknown): Trouble {
  if (error instanceof Refused)
    return {
      title: `Failed to save blog: ${error.status} - ${error.text}`,
      detail: `${error.message} Nothing you typed is lost.`.trim(),
    };
  const message = error instanceof Error ? error.message : "Unknown trouble";
  return { title: `Error saving blog: ${message}`, detail: "Check your connection and try again. Nothing you typed is lost." };
}

/** Fills in how long the text takes to read, until somebody types another time. A component of its own, since it is drawn anew at each key. */
function ReadTimeHint() {
  const { control, setValue, formState } = useFormContext<{ content: string; readTime: string }>();
  const [content, readTime] = useWatch({ control, name: ["content", "readTime"] });
  const time = readTimeOf(content);
  const followed = useRef("");
  const isTyped = formState.dirtyFields.content === true;
  useEffect(() => {
    if (!isTyped || readTime !== followed.current) return;
    followed.current = time;
    setValue("readTime", time, { shouldDirty: true, shouldValidate: false });
  }, [isTyped, time, readTime, setValue]);
  if (content === "" || time === readTime) return "For example: 5 min read";
  return (
    <>
      By its length: {time}.{" "}
      <TextButton onClick={() => setValue("readTime", time, { shouldDirty: true, shouldValidate: true })}>Use it</TextButton>
    </>
  );
}

const PostCard = memo(function PostCard({ post, ...actions }: CardActions<Card> & { post: Card }) {
  const isEarly = post.date > todayHere();
  return (
    <li className="far-cards flex flex-col overflow-hidden rounded-xl border border-line bg-card">
      <div className="relative">
        <Thumbnail image={post.image} className="aspect-[1200/630] w-full" />
        {post.featured ? (
          <span className="absolute top-2 right-2">
            <Badge look="accent">
              <StarIcon className="size-3.5" />
              Featured
            </Badge>
          </span>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="text-sm font-semibold text-lagoon">{post.category}</p>
        <h2 className="font-display text-lg leading-snug font-semibold wrap-anywhere">{post.title}</h2>
        <p className="line-clamp-3 text-quiet wrap-anywhere">{post.summary}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-quiet">
          <StateBadge item={post} />
          {post.date ? <time dateTime={post.date}>{isEarly ? `Appears on ${dateText(post.date)}` : dateText(post.date)}</time> : null}
          <span>{post.readTime}</span>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <ViewOnSite item={post} address={postAddress(post)} />
          <span className="ml-auto">
            <Badge look={post.featured ? "brand" : "plain"}>{post.featured ? "Featured" : "Regular"}</Badge>
          </span>
        </div>
      </div>
      <CardButtons card={post} {...actions} />
    </li>
  );
});
