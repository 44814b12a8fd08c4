import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type CourseClass, classFieldList, classKind } from "#contract/class.ts";
import { SelectField } from "../components/field.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { ContentForm, useContentForm } from "../content/content-dialog.tsx";
import type { ContentDialogProps } from "../content/content-screen.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { messageOf } from "../forms/message-of.ts";
import { subjectOf, useSubjects } from "./subjects.ts";

const classCalls = contentCalls(classKind);
const Input = (props: InputProps<keyof typeof classFieldList>) => <ContentInput list={classFieldList} {...props} />;

export function ClassDialog(props: ContentDialogProps<CourseClass>) {
  const record = useContentForm({ ...props, calls: classCalls, list: classFieldList });
  const calls = useNamedCalls();
  return (
    <ContentForm calls={calls} record={record} onClose={props.onClose} onRestored={props.onRestored}>
      <SubjectInput />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="title" hint="What tells it from other classes of this course, for example: A1 weekend" />
        <Input name="level" hint="For example A1 or B1.2. Visitors filter by it." />
        <Input name="starts_on" inputType="date" />
        <Input name="ends_on" inputType="date" />
        <Input name="enrol_until" inputType="date" hint="Empty: until the day before it begins." />
        <Input name="mode" />
      </div>
      <Input name="times" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="place" hint="For example: Room 2" />
        <Input name="teacher" />
        <Input name="fee" min={0} required hint="In whole rupees; 0 when it is free." />
        <Input name="fee_note" hint="For example: in two instalments, the book is included" />
        <Input name="seats" min={1} max={1000} required hint={takenSentence(props.item)} />
      </div>
      <Input name="note" rows={2} hint="Visitors read it below the class." />
      <Input name="active" hint="Only published classes are on the website, until they begin or enrolment ends." />
    </ContentForm>
  );
}

function takenSentence(item: CourseClass | undefined): string | undefined {
  if (!item || item.enrolled + item.waiting === 0) return undefined;
  return `${item.enrolled} enrolled${item.waiting > 0 ? `, ${item.waiting} waiting` : ""}.`;
}

function useNamedCalls() {
  const { choices } = useSubjects();
  return useMemo(() => {
    const names = (kind: string) =>
      Object.fromEntries(
        choices.flatMap(({ value, label }) => (value.startsWith(`${kind}:`) ? [[value.slice(kind.length + 1), label]] : [])),
      );
    const list = {
      ...classFieldList,
      course_id: { ...classFieldList.course_id, choices: names("course") },
      exam_id: { ...classFieldList.exam_id, choices: names("exam") },
    };
    return { ...classCalls, kind: { ...classCalls.kind, list } };
  }, [choices]);
}

/** What the class is of: one choice for the two fields that hold it. */
function SubjectInput() {
  const { control, setValue, formState } = useFormContext<{ course_id: string; exam_id: string }>();
  const [course_id, exam_id] = useWatch({ control, name: ["course_id", "exam_id"] });
  const chosen = subjectOf({ course_id, exam_id });
  const { groups, choices, nameOf } = useSubjects();
  return (
    <SelectField
      label="Course or exam"
      required
      error={messageOf(formState.errors.course_id) ?? messageOf(formState.errors.exam_id)}
      value={chosen}
      onChange={(event) => {
        const [kind, id = ""] = event.target.value.split(":");
        const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
        setValue("course_id", kind === "course" ? id : "", options);
        setValue("exam_id", kind === "exam" ? id : "", options);
      }}
    >
      <option value="">Select a course or an exam</option>
      {chosen === "" || choices.some(({ value }) => value === chosen) ? null : <option value={chosen}>{nameOf(chosen)}</option>}
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
