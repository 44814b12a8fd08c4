import { useCallback } from "react";
import { type PageQuestion, pageQuestion, pageQuestionKind } from "#contract/page-question.ts";
import { contentCalls } from "../content/content-calls.ts";
import type { ContentDialogProps } from "../content/content-dialog.tsx";
import { ContentScreen } from "../content/content-screen.tsx";
import { usePagedList } from "../content/use-content-list.ts";
import { FilterSelect } from "../lists/filter-select.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { PageQuestionDialog } from "./page-question-dialog.tsx";
import { QuestionList } from "./question-list.tsx";
import { useQuestionScopes } from "./question-scopes.ts";

const calls = contentCalls(pageQuestionKind);

export default function PageQuestionsPage() {
  const address = useListAddress();
  const { groups, nameOf } = useQuestionScopes();
  const place = address.get("place") ?? "";
  const list = usePagedList(calls, pageQuestion, { admin: "true", place });
  const Dialog = useCallback((props: ContentDialogProps<PageQuestion>) => <PageQuestionDialog place={place} {...props} />, [place]);
  const offered = groups.flatMap(({ choices }) => choices);
  const places =
    place === "" || offered.some(({ value }) => value === place) ? offered : [{ value: place, label: nameOf(place) }, ...offered];
  return (
    <ContentScreen
      calls={calls}
      list={list}
      Dialog={Dialog}
      tools={
        <FilterSelect
          label="Belongs to"
          value={place}
          options={[{ value: "", label: "All places" }, ...places]}
          onChange={(value) => address.filter("place", value === "" ? undefined : value)}
        />
      }
    >
      {(shown, actions) => <QuestionList items={shown} noteOf={({ place: at }) => nameOf(at)} {...actions} />}
    </ContentScreen>
  );
}
