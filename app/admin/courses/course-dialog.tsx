import { Controller } from "react-hook-form";
import { type Course, courseFieldList, courseKind } from "#contract/kinds/course.ts";
import { maxStudentsPerClass, minStudentsPerClass } from "#contract/limits.ts";
import { courseSlug } from "#contract/site/slugs.ts";
import { CheckField } from "../components/field.tsx";
import { ButtonInNotice } from "../components/text-link.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ContentForm, useContentForm } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { SubjectParts } from "../content/subject-parts.tsx";
import { TitleInput } from "../content/title-and-slug-inputs.tsx";
import { FormPart } from "../forms/form-parts.tsx";
import type { SaveOutcome } from "../forms/use-record-form.ts";
import { Refused } from "../session/api-call.ts";
import { FeaturedDialogs } from "./featured-dialogs.tsx";
import { useFeaturedRule } from "./use-featured-rule.ts";

const calls = contentCalls(courseKind);
const featuredBox = "course-featured";
const Input = (props: InputProps<keyof typeof courseFieldList>) => <ContentInput list={courseFieldList} {...props} />;

export function CourseDialog(props: ContentDialogProps<Course>) {
  const record = useContentForm({
    ...props,
    calls,
    list: courseFieldList,
    async save(fields, id, version) {
      try {
        const unfeature = fields.featured ? rule.giving?.id : undefined;
        return await calls.save({ ...fields, ...(unfeature !== undefined && { unfeature }) }, id, version);
      } catch (error) {
        if (error instanceof Refused && error.issues.some(({ path }) => path === "featured" || path === "unfeature")) rule.askForRoom();
        throw error;
      }
    },
  });
  const rule = useFeaturedRule(record);

  const submit = async (): Promise<SaveOutcome> => {
    if (rule.hasPlace()) return record.submit();
    rule.act({ type: "no room" });
    return "refused";
  };

  return (
    <ContentForm record={record} submit={submit}>
      <FormPart name="Title and text" hasOwnHead>
        <TitleInput slugOf={courseSlug} />
        <Input name="description" rows={8} />
      </FormPart>
      <FormPart name="Summary and picture">
        <Input name="summary" rows={2} />
        <Input name="image" />
        <Controller
          control={record.form.control}
          name="featured"
          render={({ field }) => (
            <CheckField
              id={featuredBox}
              name="featured"
              label="Featured on the home page"
              checked={field.value}
              onChange={(event) => rule.tick(event.target.checked)}
            />
          )}
        />
        {rule.giving ? <PlaceGiven title={rule.giving.title} onKeep={() => rule.act({ type: "giver keeps it" })} /> : null}
      </FormPart>
      <FormPart name="Duration and schedule">
        <div className="grid gap-5 sm:grid-cols-3">
          <Input name="duration" hint="In hours, for example: 120 hours" />
          <Input name="students_per_class" required min={minStudentsPerClass} max={maxStudentsPerClass} />
          <Input name="schedule" />
        </div>
      </FormPart>
      <SubjectParts list={courseFieldList} />
      <FeaturedDialogs rule={rule} returnTo={featuredBox} />
    </ContentForm>
  );
}

function PlaceGiven({ title, onKeep }: { title: string; onKeep: () => void }) {
  return (
    <p role="status" className="rounded-lg bg-warning-pale px-3 py-2 text-warning wrap-anywhere">
      “{title}” gives its place on the home page to this course when you save.{" "}
      <ButtonInNotice onClick={onKeep}>Leave it featured</ButtonInNotice>
    </p>
  );
}
