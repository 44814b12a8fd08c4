import { useFormContext, useWatch } from "react-hook-form";
import { type PageQuestion, pageQuestionFieldList, pageQuestionKind } from "#contract/page-question.ts";
import { messageOf, option, SelectField } from "../components/field.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { appearance, useQuestionScopes } from "./question-scopes.ts";

const calls = contentCalls(pageQuestionKind);
const Input = (props: InputProps<keyof typeof pageQuestionFieldList>) => <ContentInput list={pageQuestionFieldList} {...props} />;

/** The form of one question of a page, in its dialog. `place`: where a new one belongs. */
export function PageQuestionDialog({ place, ...props }: ContentDialogProps<PageQuestion> & { place: string }) {
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
  const { control, register, formState } = useFormContext<{ place: string }>();
  const chosen = useWatch({ control, name: "place" });
  const { groups, nameOf } = useQuestionScopes();
  const known = chosen === "" || groups.some(({ choices }) => choices.some(({ value }) => value === chosen));
  return (
    <SelectField
      label={pageQuestionFieldList.place.label}
      required
      hint={appearance(chosen)}
      error={messageOf(formState.errors.place)}
      {...register("place")}
      value={chosen}
    >
      <option value="">Select a place</option>
      {known ? null : <option value={chosen}>{nameOf(chosen)}</option>}
      {groups.map(({ label, choices }) => (
        <optgroup key={label} label={label}>
          {choices.map((choice) => option(choice.value, choice.label))}
        </optgroup>
      ))}
    </SelectField>
  );
}
