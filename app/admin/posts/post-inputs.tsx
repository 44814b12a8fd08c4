import { useQuery } from "@tanstack/react-query";
import { categoryKind } from "#contract/category.ts";
import { type Post, postFieldList } from "#contract/post.ts";
import { postSlug } from "#contract/site/slugs.ts";
import { contentCalls } from "../content/content-calls.ts";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { SlugInput, TitleInput } from "../content/title-and-slug-inputs.tsx";
import { FormPart } from "../forms/form-parts.tsx";
import { ReadTimeHint } from "./read-time-hint.tsx";

type PostInputsProps = {
  /** The post as it is stored; undefined for a new one. */
  stored: Post | undefined;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
};

const Input = (props: InputProps<keyof typeof postFieldList>) => <ContentInput list={postFieldList} {...props} />;

/** The inputs that creating and editing a post share. While locked the slug follows the title, on a stored post too (specification, section 4). */
export function PostInputs({ stored, unlocked, onUnlock }: PostInputsProps) {
  const categories = useCategories(stored?.category);

  return (
    <>
      <FormPart name="Title and text" hasOwnHead>
        <TitleInput slugOf={postSlug} follows unlocked={unlocked} />
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
          <Input name="date" inputType="date" hint="The day that readers see. A post with a later one waits for it." />
          <Input name="readTime" hint={<ReadTimeHint />} />
        </div>
      </FormPart>
      <FormPart name="Address">
        <SlugInput kind="blogs" stored={stored?.slug} unlocked={unlocked} onUnlock={onUnlock} follows />
      </FormPart>
    </>
  );
}

/** Their names, and the one that the post has already: its category may be gone. */
function useCategories(stored: string | undefined): string[] {
  const { data = [] } = useQuery(contentCalls(categoryKind).all);
  return [...new Set([...data.map(({ name }) => name), ...(stored ? [stored] : [])])];
}
