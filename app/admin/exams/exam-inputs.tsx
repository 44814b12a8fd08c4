import { useFormContext, useWatch } from "react-hook-form";
import { examFieldList } from "#contract/exam.ts";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { TitleAndSlug } from "../content/title-and-slug.tsx";
import { examSlug } from "../forms/slugs.ts";

type ExamInputsProps = { isNew: boolean; unlocked: boolean; onUnlock: (unlocked: boolean) => void };

const Input = (props: InputProps<keyof typeof examFieldList>) => <ContentInput list={examFieldList} {...props} />;

export function ExamInputs({ isNew, unlocked, onUnlock }: ExamInputsProps) {
  const { control } = useFormContext<{ slug: string }>();
  const slug = useWatch({ control, name: "slug" });
  return (
    <>
      <TitleAndSlug
        slugOf={examSlug}
        follows={isNew}
        unlocked={unlocked}
        onUnlock={onUnlock}
        hint={`${isNew ? "Made from the title. " : ""}The address of the exam: /exam/${slug}`}
      />
      <Input name="summary" rows={2} />
      <Input name="schedule" />
      <Input name="image" />
      <Input name="description" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="modules" entry="Module" />
        <Input name="features" entry="Feature" />
      </div>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-sm text-quiet">These are shown only when they are filled in.</legend>
        <Input name="targetScore" />
        <Input name="examFee" />
        <Input name="nextExamDate" />
        <Input name="preparationDuration" />
        <Input name="studentsPerClass" />
      </fieldset>
    </>
  );
}
