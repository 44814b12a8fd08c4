import type { ReactNode } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { courseFieldList } from "#contract/course.ts";
import { maxStudentsPerClass, minStudentsPerClass } from "#contract/limits.ts";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { TitleAndSlug } from "../content/title-and-slug.tsx";
import { courseSlug } from "../forms/slugs.ts";

type CourseInputsProps = {
  isNew: boolean;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
  featuredBox: string;
  onFeatured: (wanted: boolean) => void;
  featuredNote: ReactNode;
};

const Input = (props: InputProps<keyof typeof courseFieldList>) => <ContentInput list={courseFieldList} {...props} />;

export function CourseInputs({ isNew, unlocked, onUnlock, featuredBox, onFeatured, featuredNote }: CourseInputsProps) {
  const { control } = useFormContext<{ featured: boolean; slug: string }>();
  const slug = useWatch({ control, name: "slug" });
  return (
    <>
      <TitleAndSlug
        slugOf={courseSlug}
        follows={isNew}
        unlocked={unlocked}
        onUnlock={onUnlock}
        hint={`${isNew ? "Made from the title. " : ""}The address of the course: /course/${slug}`}
      />
      <Input name="summary" rows={2} />
      <div className="grid gap-5 sm:grid-cols-3">
        <Input name="duration" hint="In hours, for example: 120 hours" />
        <Input name="students_per_class" required min={minStudentsPerClass} max={maxStudentsPerClass} />
        <Input name="schedule" />
      </div>
      <Input name="image" />
      <Input name="description" rows={5} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="modules" entry="Module" />
        <Input name="features" entry="Feature" />
      </div>
      <Controller
        control={control}
        name="featured"
        render={({ field }) => (
          <label htmlFor={featuredBox} className="inline-flex min-h-11 items-center gap-3 font-semibold">
            <input
              id={featuredBox}
              name="featured"
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
