import { ForeignWords } from "#app/ui/foreign-words.tsx";
import { languageOf, languages } from "./course-language.ts";

/** A course's title in which the language's own name is marked as such: "German <span lang=de>Deutsch</span>". */
export function CourseTitle({ title, slug = "" }: { title: string; slug?: string }) {
  const language = languageOf({ title, slug });
  const facts = language && languages[language];
  // "English" stands for itself, and its page is in English.
  const words = facts && facts.tag !== "en" ? [{ text: facts.nativeName, lang: facts.tag }] : [];
  return <ForeignWords text={title} words={words} />;
}
