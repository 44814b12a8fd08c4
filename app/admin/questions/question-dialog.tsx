import { type Question, type QuestionFields, questionFieldList } from "#contract/question.ts";
import type { Trouble } from "../components/notice.tsx";
import type { ContentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { Refused } from "../session/api-call.ts";
import { troubleOf } from "../session/trouble.ts";

const Input = (props: InputProps<keyof typeof questionFieldList>) => <ContentInput list={questionFieldList} {...props} />;

/** Of the questions about courses, or about exams. */
export type QuestionCalls = ContentCalls<Question, QuestionFields>;

export function QuestionDialog({ calls, ...props }: ContentDialogProps<Question> & { calls: QuestionCalls }) {
  return (
    <ItemDialog {...props} calls={calls} list={questionFieldList} words={questionWords} size="small">
      <Input name="question" rows={2} />
      <Input name="answer" rows={5} />
      <Input name="display_order" min={0} hint="The lowest number comes first." />
      <Input name="active" hint="Only active questions are shown on the website." />
    </ItemDialog>
  );
}

/** The server's own sentence, else 'Failed to save QnA' (specification, section 8). */
function questionWords(error: unknown): Trouble {
  const trouble = troubleOf(error, { refused: "Failed to save QnA", unreachable: "Error saving QnA" });
  return error instanceof Refused && error.message ? { title: error.message, detail: "" } : trouble;
}
