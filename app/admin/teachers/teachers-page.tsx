import { type Teacher, teacherFieldList, teacherKind } from "#contract/kinds/teacher.ts";
import { teacherAddress } from "#contract/site/page-address.ts";
import { Badge } from "../components/badge.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { OrderedScreen } from "../content/ordered-screen.tsx";

const calls = contentCalls(teacherKind);
const Input = (props: InputProps<keyof typeof teacherFieldList>) => <ContentInput list={teacherFieldList} {...props} />;

export default function TeachersPage() {
  return <OrderedScreen calls={calls} Dialog={TeacherDialog} rowOf={rowOf} whenEmpty={whenEmpty} />;
}

const whenEmpty =
  "Students ask who will teach them. Add the first teacher: a photo, the languages, a few sentences. Then choose the teacher in each class, and the face stands on the pages of the class and of its course.";

function rowOf({ id, name, languages, levels, words = "", image, active }: Teacher) {
  const badges = active ? <Badge look="success">Active</Badge> : <Badge>Inactive</Badge>;
  const line = [languages.join(", "), levels].filter(Boolean).join(" · ");
  return { line, text: words, image, badges, seenAt: active ? teacherAddress({ id, name }) : undefined };
}

function TeacherDialog(props: ContentDialogProps<Teacher>) {
  return (
    <ItemDialog {...props} calls={calls} list={teacherFieldList}>
      <p className="text-quiet">
        An active teacher has a page of their own, and stands on the About page. A class that names the teacher leads there, and so does its
        course.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="name" />
        <Input name="levels" hint="For example: A1 to B2, or HSK 1 to 3" />
      </div>
      <Input name="languages" entry="Language" />
      <Input name="words" rows={4} hint="A few sentences by or about the teacher." />
      <Input name="image" />
      <Input name="active" hint="Only active teachers are shown on the website." />
    </ItemDialog>
  );
}
