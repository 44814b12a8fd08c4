import { use } from "react";
import { languageOf } from "#contract/site/course-language.ts";
import { LanguagesContext } from "../components/languages-context.ts";
import { Poster } from "../components/poster.tsx";

type Course = { title: string; slug: string; image: string };

/** The picture of a course: its own, else the poster of its language. */
export function useCoursePicture(course: Course | undefined) {
  const languages = use(LanguagesContext);
  const language = course && languageOf(course, languages);
  const alt = language ? `Poster that says hello: ${language.greeting}` : `Poster of the course ${course?.title}`;
  return { image: course?.image || language?.image || "", alt, instead: language && <Poster {...language} alt={alt} /> };
}

/** The greeting of its language, as a teacher says it; undefined where none was recorded. */
export function useSpoken(course: Course | undefined) {
  const language = languageOf(course ?? { title: "", slug: "" }, use(LanguagesContext));
  if (!language?.recording) return undefined;
  return { recording: language.recording, words: language.recording_words || language.greeting, tag: language.tag };
}
