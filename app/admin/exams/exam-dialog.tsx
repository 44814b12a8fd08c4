import { type Exam, examFieldList, examKind } from "#contract/exam.ts";
import { examSlug } from "#contract/site/slugs.ts";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { SubjectParts } from "../content/subject-parts.tsx";
import { TitleInput } from "../content/title-and-slug-inputs.tsx";
import { FormPart } from "../forms/form-parts.tsx";

const calls = contentCalls(examKind);
const Input = (props: InputProps<keyof typeof examFieldList>) => <ContentInput list={examFieldList} {...props} />;

export function ExamDialog(props: ContentDialogProps<Exam>) {
  return (
    <ItemDialog {...props} calls={calls} list={examFieldList}>
      <FormPart name="Title and text" hasOwnHead>
        <TitleInput slugOf={examSlug} />
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
      <SubjectParts list={examFieldList} />
    </ItemDialog>
  );
}
