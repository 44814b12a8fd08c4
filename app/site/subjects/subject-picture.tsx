import { use } from "react";
import { languageOf, languageOfSubject } from "#contract/site/course-language.ts";
import { LanguagesContext } from "../components/languages-context.ts";
import { Poster } from "../components/poster.tsx";

type Subject = { title: string; slug: string; image: string };

/** The picture of a course: its own, else the poster of its language. */
export function useCoursePicture(course: Subject | undefined) {
  const languages = use(LanguagesContext);
  const language = course && languageOf(course, languages);
  const alt = language ? `Poster that says hello: ${language.greeting}` : `Poster of the course ${course?.title}`;
  return { image: course?.image || language?.image || "", alt, instead: language && <Poster {...language} alt={alt} /> };
}

/** The picture of an exam: its own, else what a course of its language would have. */
export function useExamPicture(exam: Subject | undefined) {
  const languages = use(LanguagesContext);
  const own = { image: exam?.image ?? "", alt: `Poster of the exam ${exam?.title}` };
  const language = exam && own.image === "" && languageOfSubject(exam, languages);
  if (!language) return own;
  const alt = `Poster that says hello: ${language.greeting}`;
  return { image: language.image, alt, instead: <Poster {...language} alt={alt} /> };
}

/** The greeting of its language, as a teacher says it; undefined where none was recorded. */
export function useSpoken(course: Subject | undefined) {
  const language = languageOf(course ?? { title: "", slug: "" }, use(LanguagesContext));
  if (!language?.recording) return undefined;
  return { recording: language.recording, words: language.recording_words || language.greeting, tag: language.tag };
}
