import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Language, languageFieldList, languageKind } from "#contract/kinds/language.ts";
import { ladderOf, levelSchemes } from "#contract/languages/level-schemes.ts";
import { Badge } from "../components/badge.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { OrderedScreen } from "../content/ordered-screen.tsx";
import { proposedLanguage } from "./proposed-language.ts";

const calls = contentCalls(languageKind);
const Input = (props: InputProps<keyof typeof languageFieldList>) => <ContentInput list={languageFieldList} {...props} />;

export default function LanguagesPage() {
  return <OrderedScreen calls={calls} Dialog={LanguageDialog} rowOf={rowOf} whenEmpty={whenEmpty} />;
}

const whenEmpty =
  "Add the first language: courses and exams are known by its names, and it brings the filter of the classes, the levels and a poster.";

function rowOf({ native_name, greeting, scheme, levels, image, active }: Language) {
  const ladder = levels.length > 0 ? ladderOf({ scheme, levels }).join(", ") : levelSchemes[scheme];
  const badges = active ? <Badge look="success">Taught</Badge> : <Badge>Not taught</Badge>;
  return { line: `${native_name} · ${greeting}`, text: ladder, image, badges };
}

function LanguageDialog(props: ContentDialogProps<Language>) {
  return (
    <ItemDialog {...props} calls={calls} list={languageFieldList}>
      {props.item === undefined && <FilledIn />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="name" hint="In English, for example: Mandarin" />
        <Input name="native_name" hint="For example: 中文" />
        <Input name="slug" hint="Of addresses, in small letters, for example: mandarin. Once saved, it stays." />
        <Input name="tag" hint="By which screen readers and fonts know it, for example: zh-Hans" />
        <Input
          name="greeting"
          hint="The large word of its poster, for example: 你好. Pictures for messengers leave it out if it has other letters than Latin, Cyrillic, Greek, Sinhala or Tamil."
        />
        <Input name="questions_level" hint="Courses of another level do not show its questions. Empty: all of them do." />
      </div>
      <Input name="words" entry="Name" hint="A course is of the language that its title names first." />
      <Input name="exams" entry="Exam" />
      <Input name="scheme" hint="What classes can be narrowed to, and what a course leads to." />
      <TaughtLevels />
      <Input name="colours" hint="Its poster, where there is no picture, is its greeting in these." />
      <Input name="image" />
      <Input name="recording" />
      <Input name="recording_words" hint="What is heard, as it is written. Empty: the greeting." />
      <Input name="active" hint="Only languages that are taught are shown on the website." />
    </ItemDialog>
  );
}

/** Of a new language what its name says, in the fields that nobody has touched. */
function FilledIn() {
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const name = useWatch<Record<string, string>>({ name: "name" }) ?? "";
  const before = useRef(name);
  useEffect(() => {
    const [was, is] = [proposedLanguage(before.current), proposedLanguage(name)];
    before.current = name;
    for (const field of ["slug", "tag", "native_name", "scheme"] as const)
      if (was[field] !== is[field] && getValues(field) === was[field]) setValue(field, is[field], { shouldDirty: true });
  }, [name, getValues, setValue]);
  return null;
}

function TaughtLevels() {
  const scheme = useWatch<Record<string, string>>({ name: "scheme" });
  const whole = ladderOf({ scheme: scheme as Language["scheme"], levels: [] });
  return (
    <Input
      name="levels"
      entry="Level"
      hint={
        whole.length === 0
          ? "The lowest first."
          : `Empty: all of them (${whole.join(", ")}). Name those that you teach, if it is not all: ${whole[0]}, or ${whole[0]} to ${whole[2]?.replace(/.* /, "")}.`
      }
    />
  );
}
