import { useCallback } from "react";
import { type Question, type QuestionFields, question, questionFieldList } from "#contract/kinds/question.ts";
import type { Trouble } from "../components/notice.tsx";
import { TextLink } from "../components/text-link.tsx";
import type { ContentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentScreen } from "../content/content-screen.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { usePagedList } from "../content/use-content-list.ts";
import { AddressFilter } from "../lists/filter-select.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { Refused } from "../session/api-call.ts";
import { troubleOf } from "../session/trouble.ts";
import { QuestionList } from "./question-list.tsx";

/** All, active only or inactive only (specification, section 9). */
const filters = Object.entries({ "": "All", active: "Active Only", inactive: "Inactive Only" });

/** Course QnA Management and Exam QnA Management are one screen over two lists (specification, section 2). */
export function QuestionsScreen({ calls }: { calls: QuestionCalls }) {
  const { get } = useListAddress();
  const [filter] = filters.find(([value]) => value !== "" && value === get("filter")) ?? ["all"];
  const list = usePagedList(calls, question, { admin: "true", filter });
  const Dialog = useCallback((props: ContentDialogProps<Question>) => <QuestionDialog calls={calls} {...props} />, [calls]);
  return (
    <ContentScreen
      calls={calls}
      list={list}
      Dialog={Dialog}
      tools={
        <>
          <AddressFilter label="Show" name="filter" options={filters} />
          <p className="basis-full text-sm text-quiet">
            These are the questions of the page that lists all {calls.kind.path === "course-qna" ? "courses" : "exams"}. Those of a single
            one, or of a language, are under <TextLink to="/admin/page-qna">Page Q&A</TextLink>.
          </p>
        </>
      }
    >
      {(shown, actions) => <QuestionList items={shown} {...actions} />}
    </ContentScreen>
  );
}

const Input = (props: InputProps<keyof typeof questionFieldList>) => <ContentInput list={questionFieldList} {...props} />;

/** Of the questions about courses, or about exams. */
type QuestionCalls = ContentCalls<Question, QuestionFields>;

function QuestionDialog({ calls, ...props }: ContentDialogProps<Question> & { calls: QuestionCalls }) {
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
