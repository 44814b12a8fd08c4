import { use } from "react";
import { ForeignWords } from "../components/foreign-words.tsx";
import { LanguagesContext } from "../components/languages-context.ts";

/** "German Deutsch": the language's own name is a second, lighter line. */
export function SubjectTitle({ title }: { title: string }) {
  const own = use(LanguagesContext).find(({ native_name }) => title.endsWith(` ${native_name}`));
  if (!own) return <ForeignWords text={title} />;
  return (
    <>
      <ForeignWords text={title.slice(0, -own.native_name.length)} />
      <span lang={own.tag} className="block text-heading text-quiet">
        {own.native_name}
      </span>
    </>
  );
}
