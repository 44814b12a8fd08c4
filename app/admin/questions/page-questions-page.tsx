import { useCallback } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type PageQuestion, pageQuestion, pageQuestionFieldList, pageQuestionKind } from "#contract/kinds/page-question.ts";
import { type Choice, groupedOptions, SelectField } from "../components/field.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentScreen } from "../content/content-screen.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { usePagedList } from "../content/use-content-list.ts";
import { inputsOf } from "../forms/fields-by-name.ts";
import { AddressFilter } from "../lists/filter-select.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { QuestionList } from "./question-list.tsx";
import { appearance, useQuestionScopes } from "./question-scopes.ts";

const calls = contentCalls(pageQuestionKind);
const Input = (props: InputProps<keyof typeof pageQuestionFieldList>) => <ContentInput list={pageQuestionFieldList} {...props} />;

export default function PageQuestionsPage() {
  const { groups, nameOf } = useQuestionScopes();
  const place = useListAddress().get("place");
  const list = usePagedList(calls, pageQuestion, { admin: "true", place });
  const Dialog = useCallback((props: ContentDialogProps<PageQuestion>) => <PageQuestionDialog place={place} {...props} />, [place]);
  const offered = groups.flatMap(({ choices }) => choices);
  const places: Choice[] = place === "" || offered.some(([value]) => value === place) ? offered : [[place, nameOf(place)], ...offered];
  return (
    <ContentScreen
      calls={calls}
      list={list}
      Dialog={Dialog}
      tools={<AddressFilter label="Belongs to" name="place" options={[["", "All places"], ...places]} />}
    >
      {(shown, actions) => <QuestionList items={shown} noteOf={({ place: at }) => nameOf(at)} {...actions} />}
    </ContentScreen>
  );
}

/** The form of one question of a page, in its dialog. `place`: where a new one belongs. */
function PageQuestionDialog({ place, ...props }: ContentDialogProps<PageQuestion> & { place: string }) {
  return (
    <ItemDialog
      {...props}
      calls={calls}
      list={pageQuestionFieldList}
      fill={(form) => ({ ...form, place: form.place || place })}
      size="small"
    >
      <PlaceInput />
      <Input name="question" rows={2} />
      <Input name="answer" rows={5} />
      <Input name="display_order" min={0} hint="The lowest number comes first in its place." />
      <Input name="active" hint="Only active questions are shown on the website." />
    </ItemDialog>
  );
}

function PlaceInput() {
  const form = useFormContext<{ place: string }>();
  const chosen = useWatch({ control: form.control, name: "place" });
  const { groups, nameOf } = useQuestionScopes();
  return (
    <SelectField label={pageQuestionFieldList.place.label} required hint={appearance(chosen)} {...inputsOf(form)("place")} value={chosen}>
      <option value="">Select a place</option>
      {groupedOptions(groups, chosen, nameOf)}
    </SelectField>
  );
}
