import type { ReactNode } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { CourseFields } from "#contract/course.ts";
import { defaultStudentsPerClass, maxStudentsPerClass, minStudentsPerClass } from "#contract/limits.ts";
import { TextArea, TextField } from "../components/field.tsx";
import { landscape } from "../forms/check-picture.ts";
import { ImageField } from "../forms/image-field.tsx";
import { SlugField } from "../forms/slug-field.tsx";
import { courseSlug } from "../forms/slugs.ts";
import { TextListField } from "../forms/text-list-field.tsx";
import type { CourseForm } from "./course-form.ts";

type CourseInputsProps = {
  form: UseFormReturn<CourseForm, unknown, CourseFields>;
  isNew: boolean;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
  /** Id of the featured checkbox. */
  featuredBox: string;
  onFeatured: (wanted: boolean) => void;
  /** What featuring this course does to another. */
  featuredNote: ReactNode;
};

/** The inputs that creating and editing a course share. */
export function CourseInputs({ form, isNew, unlocked, onUnlock, featuredBox, onFeatured, featuredNote }: CourseInputsProps) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const title = register("title", {
    onChange: (event: { target: { value: string } }) => {
      if (isNew && !unlocked) setValue("slug", courseSlug(event.target.value), { shouldDirty: true, shouldValidate: Boolean(errors.slug) });
    },
  });
  const students = register("students_per_class", {
    onBlur: (event: { target: { value: string } }) => {
      // Not a number: 10 (specification, section 5), shown before it is saved.
      if (event.target.value.trim() === "" || Number.isNaN(Number(event.target.value)))
        setValue("students_per_class", String(defaultStudentsPerClass), { shouldDirty: true });
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
        hint={isNew ? "Made from the title. The course will be found at /course/ and this." : "The course is found at /course/ and this."}
      />
      <TextArea label="Summary" required rows={2} {...register("summary")} error={errors.summary?.message} />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label="Duration"
          required
          hint="In hours, for example: 120 hours"
          {...register("duration")}
          error={errors.duration?.message}
        />
        <TextField
          label="Students per class"
          required
          type="number"
          inputMode="numeric"
          min={minStudentsPerClass}
          max={maxStudentsPerClass}
          {...students}
          error={errors.students_per_class?.message}
        />
        <TextField label="Schedule" required {...register("schedule")} error={errors.schedule?.message} />
      </div>
      <Controller
        control={control}
        name="image"
        render={({ field }) => (
          <ImageField
            value={field.value}
            onChange={field.onChange}
            target={landscape}
            hint="JPG/JPEG, max 4MB, recommended 1200 x 800 pixels"
            error={errors.image?.message}
          />
        )}
      />
      <TextArea label="Description" required rows={5} {...register("description")} error={errors.description?.message} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="modules"
          render={({ field }) => (
            <TextListField label="Modules" entry="Module" value={field.value} onChange={field.onChange} error={errors.modules?.message} />
          )}
        />
        <Controller
          control={control}
          name="features"
          render={({ field }) => (
            <TextListField
              label="Features"
              entry="Feature"
              value={field.value}
              onChange={field.onChange}
              error={errors.features?.message}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="featured"
        render={({ field }) => (
          <label htmlFor={featuredBox} className="inline-flex min-h-11 items-center gap-3 font-semibold">
            <input
              id={featuredBox}
              type="checkbox"
              checked={field.value}
              onChange={(event) => onFeatured(event.target.checked)}
              className="size-5 accent-lagoon"
            />
            Featured on the home page
          </label>
        )}
      />
      {featuredNote}
    </>
  );
}
