import { useCallback } from "react";
import { Link } from "react-router";
import { type Question, question } from "#contract/question.ts";
import type { ContentDialogProps } from "../content/content-dialog.tsx";
import { ContentScreen } from "../content/content-screen.tsx";
import { usePagedList } from "../content/use-content-list.ts";
import { FilterSelect } from "../lists/filter-select.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { type QuestionCalls, QuestionDialog } from "./question-dialog.tsx";
import { QuestionList } from "./question-list.tsx";

/** All, active only or inactive only (specification, section 9). */
const filters = [
  { value: "all", label: "All" },
  { value: "active", label: "Active Only" },
  { value: "inactive", label: "Inactive Only" },
] as const;
const titleOf = (item: Question) => item.question;

/** Course QnA Management and Exam QnA Management are one screen over two lists (specification, section 2). */
export function QuestionsScreen({ calls }: { calls: QuestionCalls }) {
  const address = useListAddress();
  const filter = filters.find(({ value }) => value === address.get("filter"))?.value ?? "all";
  const list = usePagedList(calls, question, { admin: "true", filter });
  const Dialog = useCallback((props: ContentDialogProps<Question>) => <QuestionDialog calls={calls} {...props} />, [calls]);
  return (
    <ContentScreen
      calls={calls}
      list={list}
      Dialog={Dialog}
      titleOf={titleOf}
      tools={
        <>
          <FilterSelect
            label="Show"
            value={filter}
            options={filters}
            onChange={(value) => address.filter("filter", value === "all" ? undefined : value)}
          />
          <p className="basis-full text-sm text-quiet">
            These are the questions of the page that lists all {calls.kind.path === "course-qna" ? "courses" : "exams"}. Those of a single
            one, or of a language, are under{" "}
            <Link to="/admin/page-qna" className="font-semibold text-lagoon underline underline-offset-4">
              Page Q&A
            </Link>
            .
          </p>
        </>
      }
    >
      {(shown, actions) => <QuestionList items={shown} {...actions} />}
    </ContentScreen>
  );
}
