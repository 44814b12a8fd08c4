import { use } from "react";
import { languageOf, languageOfSubject } from "#contract/site/course-language.ts";
import { LanguagesContext } from "../components/languages-context.ts";
import { Poster } from "../components/poster.tsx";

export type SubjectKind = "course" | "exam";
type Subject = { title: string; slug: string; image: string };

/** The picture of a course or an exam: its own, else the poster of its language. A course's own is a poster that says hello, too. */
export function useSubjectPicture(kind: SubjectKind, { title, slug, image }: Subject) {
  const languages = use(LanguagesContext);
  const inGeneral = image === "" ? languageOfSubject({ title, slug }, languages) : undefined;
  const language = kind === "course" ? languageOf({ title, slug }, languages) : inGeneral;
  // One that only says the title is nothing to hear: the title stands beside it.
  const alt = language ? `Poster that says hello: ${language.greeting}` : "";
  return { image: image || language?.image || "", alt, instead: language && <Poster {...language} alt={alt} /> };
}

/** The greeting of the language of a course, as a teacher says it; undefined where none was recorded. */
export function useSpoken(kind: SubjectKind, item: Subject) {
  const language = languageOf(item, use(LanguagesContext));
  if (kind === "exam" || !language?.recording) return undefined;
  return { recording: language.recording, words: language.recording_words || language.greeting, tag: language.tag };
}
