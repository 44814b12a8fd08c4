import { ForeignWords } from "#app/ui/foreign-words.tsx";

const foreignNames = [
  { text: "Goethe-Zertifikate", lang: "de" },
  { text: "Goethe-Zertifikat", lang: "de" },
  { text: "Inburgering", lang: "nl" },
];

/** An exam's title in which foreign names are marked with their language. */
export function ExamTitle({ title }: { title: string }) {
  return <ForeignWords text={title} words={foreignNames} />;
}
