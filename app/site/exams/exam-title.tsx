import { ForeignWords } from "../components/foreign-words.tsx";

/** An exam's title in which foreign names are marked with their language. */
export function ExamTitle({ title }: { title: string }) {
  return <ForeignWords text={title} />;
}
