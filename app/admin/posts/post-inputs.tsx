import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { type Post, type PostFields, postCategories } from "#contract/post.ts";
import { CheckField, SelectField, TextArea, TextField } from "../components/field.tsx";
import { RichTextField } from "../editor/rich-text-field.tsx";
import { banner } from "../forms/check-picture.ts";
import { ImageField } from "../forms/image-field.tsx";
import { SlugField } from "../forms/slug-field.tsx";
import { postSlug } from "../forms/slugs.ts";
import type { PostForm } from "./post-form.ts";

type PostInputsProps = {
  form: UseFormReturn<PostForm, unknown, PostFields>;
  /** The post as it is stored; undefined for a new one. */
  stored: Post | undefined;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
};

/** The inputs that creating and editing a post share. */
export function PostInputs({ form, stored, unlocked, onUnlock }: PostInputsProps) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const slug = useWatch({ control, name: "slug" });
  const setSlug = (text: string) => setValue("slug", text, { shouldDirty: true, shouldValidate: Boolean(errors.slug) });
  const title = register("title", {
    // While locked the slug follows the title, on a stored post too (specification, section 4).
    onChange: (event: { target: { value: string } }) => {
      if (!unlocked) setSlug(postSlug(event.target.value));
    },
  });

  return (
    <>
      <TextField label="Title" required {...title} error={errors.title?.message} />
      <SlugField
        registration={register("slug")}
        error={errors.slug?.message}
        unlocked={unlocked}
        onUnlock={onUnlock}
        hint={
          stored && slug !== stored.slug ? (
            <SlugChanged before={stored.slug} onKeep={() => setSlug(stored.slug)} />
          ) : (
            "Made from the title. The post is found at /blog/ and this."
          )
        }
      />
      <TextArea label="Summary" required rows={2} {...register("summary")} error={errors.summary?.message} />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField label="Category" required {...register("category")} error={errors.category?.message}>
          <option value="">Select a category</option>
          {postCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <TextField
          label="Date"
          type="date"
          hint="The post appears on the website on this day."
          {...register("date")}
          error={errors.date?.message}
        />
        <TextField label="Read time" required hint="For example: 5 min read" {...register("readTime")} error={errors.readTime?.message} />
      </div>
      <Controller
        control={control}
        name="image"
        render={({ field }) => (
          <ImageField
            value={field.value}
            onChange={field.onChange}
            target={banner}
            hint="JPG/JPEG, max 4MB, recommended 1200 x 630 pixels"
            error={errors.image?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="content"
        render={({ field }) => (
          <RichTextField label="Content" value={field.value} onChange={field.onChange} error={errors.content?.message} />
        )}
      />
      <CheckField label="Featured" {...register("featured")} />
    </>
  );
}

function SlugChanged({ before, onKeep }: { before: string; onKeep: () => void }) {
  return (
    <p role="status" className="rounded-lg bg-saffron-pale px-3 py-2 text-saffron-deep wrap-anywhere">
      The address of this post changes with its title. Links to the old one, “{before}”, will no longer find it.{" "}
      <button type="button" onClick={onKeep} className="font-semibold underline underline-offset-4">
        Keep the old address
      </button>
    </p>
  );
}
