import { type Question, questionFieldList } from "#contract/question.ts";
import type { Trouble } from "../components/notice.tsx";
import { ContentForm, useContentForm } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/content-input.tsx";
import type { ContentDialogProps } from "../content/content-screen.tsx";
import { Refused } from "../session/api-call.ts";
import { troubleOf } from "../session/trouble.ts";
import type { QuestionCalls } from "./question-calls.ts";

const Input = (props: InputProps<keyof typeof questionFieldList>) => <ContentInput list={questionFieldList} {...props} />;

export function QuestionDialog({ calls, ...props }: ContentDialogProps<Question> & { calls: QuestionCalls }) {
  const record = useContentForm({ ...props, calls, list: questionFieldList, words: questionWords });
  return (
    <ContentForm calls={calls} record={record} onClose={props.onClose} onRestored={props.onRestored} size="small">
      <Input name="question" rows={2} />
      <Input name="answer" rows={5} />
      <Input name="display_order" min={0} hint="The lowest number comes first." />
      <Input name="active" hint="Only active questions are shown on the website." />
    </ContentForm>
  );
}

/** The server's own sentence, else 'Failed to save QnA' (specification, section 8). */
function questionWords(error: unknown): Trouble {
  const trouble = troubleOf(error, { refused: "Failed to save QnA", unreachable: "Error saving QnA" });
  return error instanceof Refused && error.message ? { title: error.message, detail: "" } : trouble;
}
