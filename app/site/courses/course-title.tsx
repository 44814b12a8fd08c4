import { ForeignWords } from "../components/foreign-words.tsx";

/** A course's title in which the language's own name is marked as such: "German <span lang=de>Deutsch</span>". */
export function CourseTitle({ title }: { title: string }) {
  return <ForeignWords text={title} />;
}
