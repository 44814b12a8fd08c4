import { examFieldList } from "#contract/exam.ts";
import { examSlug } from "#contract/site/slugs.ts";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { SlugInput, TitleInput } from "../content/title-and-slug-inputs.tsx";
import { FormPart } from "../forms/form-parts.tsx";

type ExamInputsProps = {
  /** As it is stored; undefined for a new one. */
  stored: { slug: string } | undefined;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
};

const Input = (props: InputProps<keyof typeof examFieldList>) => <ContentInput list={examFieldList} {...props} />;

export function ExamInputs({ stored, unlocked, onUnlock }: ExamInputsProps) {
  return (
    <>
      <FormPart name="Title and text" hasOwnHead>
        <TitleInput slugOf={examSlug} follows={stored === undefined} unlocked={unlocked} />
        <Input name="description" />
      </FormPart>
      <FormPart name="Summary and picture">
        <Input name="summary" rows={2} />
        <Input name="image" />
      </FormPart>
      <FormPart name="Schedule and fees">
        <Input name="schedule" />
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-3 text-sm text-quiet">These are shown only when they are filled in.</legend>
          <Input name="targetScore" />
          <Input name="examFee" />
          <Input name="nextExamDate" />
          <Input name="preparationDuration" />
          <Input name="studentsPerClass" />
        </fieldset>
      </FormPart>
      <FormPart name="Modules and features">
        <div className="grid gap-5 sm:grid-cols-2">
          <Input name="modules" entry="Module" />
          <Input name="features" entry="Feature" />
        </div>
      </FormPart>
      <FormPart name="Address">
        <SlugInput kind="exams" stored={stored?.slug} unlocked={unlocked} onUnlock={onUnlock} />
      </FormPart>
    </>
  );
}
