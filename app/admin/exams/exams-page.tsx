import { type Exam, examFieldList, examKind } from "#contract/kinds/exam.ts";
import { examSlug } from "#contract/site/slugs.ts";
import { ClassesOf } from "../classes/classes-of.tsx";
import { subjectOf } from "../classes/subjects.ts";
import { Notice } from "../components/notice.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentScreen } from "../content/content-screen.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { SubjectParts } from "../content/subject-parts.tsx";
import { TitleInput } from "../content/title-and-slug-inputs.tsx";
import { useWholeList } from "../content/use-content-list.ts";
import { useContentOrder } from "../content/use-content-order.ts";
import { FormPart } from "../forms/form-parts.tsx";
import { ExamBoard } from "./exam-board.tsx";

const calls = contentCalls(examKind);
const Input = (props: InputProps<keyof typeof examFieldList>) => <ContentInput list={examFieldList} {...props} />;

const whenEmpty =
  "Add the first exam that you prepare for: what it tests, and the score that students aim at. It is on the website once you publish it. Then add its classes.";

/** Exams management (specification, section 2). */
export default function ExamsPage() {
  const { items: exams = [], list } = useWholeList(calls);
  const order = useContentOrder(calls, "The new order was not saved", exams, " The exams are back in their old order.");
  const { isNarrowed } = list;

  return (
    <ContentScreen
      calls={calls}
      list={list}
      Dialog={ExamDialog}
      whenEmpty={whenEmpty}
      order={order}
      keptBy={({ id }) => <ClassesOf subject={subjectOf({ exam_id: id })} />}
      tools={
        isNarrowed ? (
          <Notice role="status" className="basis-full">
            {list.search.wanted
              ? "Drag and drop is disabled while searching. Clear the search to change the order."
              : "Show all exams to change their order."}
          </Notice>
        ) : null
      }
    >
      {(shown, actions) => (
        <ExamBoard shown={shown} exams={exams} canMove={!isNarrowed} onMove={order.move} onDrop={order.drop} {...actions} />
      )}
    </ContentScreen>
  );
}

function ExamDialog(props: ContentDialogProps<Exam>) {
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
