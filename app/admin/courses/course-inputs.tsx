import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { courseFieldList } from "#contract/course.ts";
import { maxStudentsPerClass, minStudentsPerClass } from "#contract/limits.ts";
import { courseSlug } from "#contract/site/slugs.ts";
import { CheckField } from "../components/field.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { SubjectParts } from "../content/subject-parts.tsx";
import { TitleInput } from "../content/title-and-slug-inputs.tsx";
import { FormPart } from "../forms/form-parts.tsx";

type CourseInputsProps = {
  featuredBox: string;
  onFeatured: (wanted: boolean) => void;
  featuredNote: ReactNode;
};

const Input = (props: InputProps<keyof typeof courseFieldList>) => <ContentInput list={courseFieldList} {...props} />;

export function CourseInputs({ featuredBox, onFeatured, featuredNote }: CourseInputsProps) {
  const { control } = useFormContext<{ featured: boolean }>();
  return (
    <>
      <FormPart name="Title and text" hasOwnHead>
        <TitleInput slugOf={courseSlug} />
        <Input name="description" rows={8} />
      </FormPart>
      <FormPart name="Summary and picture">
        <Input name="summary" rows={2} />
        <Input name="image" />
        <Controller
          control={control}
          name="featured"
          render={({ field }) => (
            <CheckField
              id={featuredBox}
              name="featured"
              label="Featured on the home page"
              checked={field.value}
              onChange={(event) => onFeatured(event.target.checked)}
            />
          )}
        />
        {featuredNote}
      </FormPart>
      <FormPart name="Duration and schedule">
        <div className="grid gap-5 sm:grid-cols-3">
          <Input name="duration" hint="In hours, for example: 120 hours" />
          <Input name="students_per_class" required min={minStudentsPerClass} max={maxStudentsPerClass} />
          <Input name="schedule" />
        </div>
      </FormPart>
      <SubjectParts list={courseFieldList} />
    </>
  );
}
