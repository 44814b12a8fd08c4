import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { InNewTab } from "#app/ui/in-new-tab.tsx";
import { roomMeant } from "#contract/classes/room-meant.ts";
import { type CourseClass, classFieldList, classKind } from "#contract/kinds/class.ts";
import { teacherKind } from "#contract/kinds/teacher.ts";
import { ladderOf } from "#contract/languages/level-schemes.ts";
import { useAcademyDays } from "../before-live/use-academy-days.ts";
import { groupedOptions, messageOf, option, SelectField } from "../components/field.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ContentForm, useContentForm } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { deskTodayQuery } from "../enquiries/enquiry-calls.ts";
import { ClashNotice, ClassContradictions } from "./clash-notice.tsx";
import { ClassDaysInput, RealDay } from "./class-days-input.tsx";
import { subjectOf, useSubjects } from "./subjects.ts";
import { useRooms } from "./use-rooms.ts";

const classCalls = contentCalls(classKind);
const Input = (props: InputProps<keyof typeof classFieldList>) => <ContentInput list={classFieldList} {...props} />;

export function ClassDialog({ onSaved, onRestored, ...others }: ContentDialogProps<CourseClass>) {
  const client = useQueryClient();
  // A save may change what the people of the class were not told yet.
  const reread = () => void client.invalidateQueries({ queryKey: deskTodayQuery.queryKey });
  const props = {
    ...others,
    onSaved: (...saved: Parameters<typeof onSaved>) => {
      onSaved(...saved);
      reread();
    },
    onRestored: async (...restored: Parameters<typeof onRestored>) => {
      await onRestored(...restored);
      reread();
    },
  };
  const { calls, rooms, teachers } = useNamedCalls();
  const record = useContentForm({ ...props, calls, list: classFieldList });
  const days = useAcademyDays();
  const [course_id, exam_id] = useWatch({ control: record.form.control, name: ["course_id", "exam_id"] });
  const { claimsOf, languageOf } = useSubjects();
  const subject = subjectOf({ course_id, exam_id });
  const claims = claimsOf(subject);
  const language = languageOf(subject);
  const levels = language ? ladderOf(language) : [];
  return (
    <ContentForm
      record={record}
      aboveButtons={
        <ClassContradictions {...{ id: props.item?.id, days, claims, language }} of={Number(course_id) > 0 ? "course" : "exam"} />
      }
    >
      <SubjectInput />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="title" hint="What tells it from other classes of this course, for example: A1 weekend" />
        <Input name="level" proposed={levels} hint={levelHint(levels)} />
        <div className="space-y-2">
          <Input name="starts_on" />
          <RealDay name="starts_on" days={days} />
        </div>
        <div className="space-y-2">
          <Input name="ends_on" />
          <RealDay name="ends_on" days={days} />
        </div>
        <Input name="enrol_until" hint="Empty: until the day before it begins." />
        <Input name="mode" />
      </div>
      <Input name="times" />
      <Input name="no_class_on" />
      <ClassDaysInput days={days} duration={claims?.duration ?? ""} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NamedInput id="room_id" text="place" label="Room" none="Another place, or none" choices={rooms}>
          <Input name="place" hint="For example: the library, second floor" />
        </NamedInput>
        <NamedInput id="teacher_id" text="teacher" label="Teacher" none="Somebody else, or nobody yet" choices={teachers}>
          <Input name="teacher" />
          {teachers.length === 0 && teachers !== none && (
            <p className="text-sm text-quiet">
              <a href={`/admin/${teacherKind.path}`} target="_blank" rel="noopener" className="text-lagoon underline">
                Add your first teacher
                <InNewTab />
              </a>
              : with a photo, and a page that the class links to.
            </p>
          )}
        </NamedInput>
      </div>
      <ClashNotice id={props.item?.id} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="fee" min={0} required hint="In whole rupees; 0 when it is free." />
        <Input name="fee_note" hint="For example: in two instalments, the book is included" />
        <Input name="seats" min={1} max={1000} required hint={takenSentence(props.item)} />
      </div>
      <Input name="note" rows={2} hint="Visitors read it below the class." />
      <Input name="active" hint="Only published classes are on the website, until they begin or enrolment ends." />
    </ContentForm>
  );
}

function levelHint([first = "A1", second = "B1.2"]: readonly string[]): string {
  return `For example ${first} or ${second}. Visitors filter by it.`;
}

function takenSentence(item: CourseClass | undefined): string | undefined {
  if (!item || item.enrolled + item.waiting === 0) return undefined;
  return `${item.enrolled} enrolled${item.waiting > 0 ? `, ${item.waiting} waiting` : ""}.`;
}

function useNamedCalls() {
  const { choices } = useSubjects();
  const rooms = useRooms();
  const { data: teachers = none } = useQuery(contentCalls(teacherKind).all);
  const calls = useMemo(() => {
    const names = (kind: string) =>
      Object.fromEntries(
        choices.flatMap(([value, title]) => (value.startsWith(`${kind}:`) ? [[value.slice(kind.length + 1), title]] : [])),
      );
    const list = {
      ...classFieldList,
      course_id: { ...classFieldList.course_id, choices: names("course") },
      exam_id: { ...classFieldList.exam_id, choices: names("exam") },
      room_id: { ...classFieldList.room_id, choices: namesById(rooms) },
      teacher_id: { ...classFieldList.teacher_id, choices: namesById(teachers) },
    };
    return { ...classCalls, kind: { ...classCalls.kind, list } };
  }, [choices, rooms, teachers]);
  return { calls, rooms, teachers };
}

type Choice = { id: number; name: string; active: boolean; branch?: number | undefined; label?: string };
const none: Choice[] = [];
const namesById = (all: readonly Choice[]) => Object.fromEntries(all.map(({ id, name, label = name }) => [String(id), label]));

type NamedInputProps = {
  id: "room_id" | "teacher_id";
  text: "place" | "teacher";
  label: string;
  none: string;
  choices: readonly Choice[];
  /** The input of the text, where none of the choices is meant. */
  children: ReactNode;
};

/** One of the rooms or teachers, or a text. A class of before, which only has the text, shows whom that names. */
function NamedInput({ id, text, label, none: noneOf, choices, children }: NamedInputProps) {
  const { control, setValue, formState } = useFormContext<Record<string, string>>();
  const [chosen, written] = useWatch({ control, name: [id, text] });
  const [isText, setText] = useState(false);
  const named = isText ? undefined : roomMeant(choices, { place: written });
  const value = chosen && chosen !== "0" ? chosen : String(named?.id ?? "");
  return (
    <div className="space-y-3">
      <SelectField
        label={label}
        name={id}
        error={messageOf(formState.errors[id])}
        value={value}
        onChange={(event) => {
          const choice = choices.find((one) => String(one.id) === event.target.value);
          setText(choice === undefined);
          setValue(id, event.target.value, { shouldDirty: true });
          setValue(text, choice?.name ?? "", { shouldDirty: true });
        }}
      >
        <option value="">{noneOf}</option>
        {value === "" || choices.some((one) => String(one.id) === value) ? null : <option value={value}>{written}</option>}
        {choices.filter((one) => one.active || String(one.id) === value).map((one) => option(one.id, one.label ?? one.name))}
      </SelectField>
      {value === "" ? children : null}
    </div>
  );
}

/** What the class is of: one choice for the two fields that hold it. */
function SubjectInput() {
  const { control, setValue, formState } = useFormContext<{ course_id: string; exam_id: string }>();
  const [course_id, exam_id] = useWatch({ control, name: ["course_id", "exam_id"] });
  const chosen = subjectOf({ course_id, exam_id });
  const { groups, nameOf } = useSubjects();
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
      {groupedOptions(groups, chosen, nameOf)}
    </SelectField>
  );
}
