import { useFormContext, useWatch } from "react-hook-form";
import { type Post, postCategories, postFieldList } from "#contract/post.ts";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { TitleAndSlug } from "../content/title-and-slug.tsx";
import { postSlug } from "../forms/slugs.ts";
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
  const { control, setValue, formState } = useFormContext<{ slug: string }>();
  const slug = useWatch({ control, name: "slug" });
  const keep = (before: string) => setValue("slug", before, { shouldDirty: true, shouldValidate: Boolean(formState.errors.slug) });

  return (
    <>
      <TitleAndSlug
        slugOf={postSlug}
        follows
        unlocked={unlocked}
        onUnlock={onUnlock}
        hint={
          stored && slug !== stored.slug ? (
            <SlugChanged before={stored.slug} onKeep={() => keep(stored.slug)} />
          ) : (
            `Made from the title. The address of the post: /blog/${slug}`
          )
        }
      />
      <Input name="summary" rows={2} />
      <div className="grid gap-5 sm:grid-cols-3">
        <Input name="category" options={postCategories} />
        <Input name="date" inputType="date" hint="The day that readers see. A post with a later one waits for it." />
        <Input name="readTime" hint={<ReadTimeHint />} />
      </div>
      <Input name="image" />
      <Input name="content" />
      <Input name="featured" />
    </>
  );
}

function SlugChanged({ before, onKeep }: { before: string; onKeep: () => void }) {
  return (
    <p role="status" className="rounded-lg bg-saffron-pale px-3 py-2 text-saffron-deep wrap-anywhere">
      The address of this post changes. Links to the old one, “{before}”, will lead to the new one.{" "}
      <button type="button" onClick={onKeep} className="font-semibold underline underline-offset-4">
        Keep the old address
      </button>
    </p>
  );
}
