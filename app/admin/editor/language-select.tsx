import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { language } from "#contract/kinds/language.ts";
import { passageLanguages } from "#contract/site/passage-languages.ts";
import { option } from "../components/field.tsx";
import { wholeList } from "../lists/page-of.ts";

const languages = queryOptions({
  queryKey: ["languages"],
  queryFn: ({ signal }) => wholeList("/languages?admin=true", language, signal),
});

/** Says in which language the selected passage is, for screen readers, fonts and hyphens. */
export function LanguageSelect({ lang, onChange }: { lang: string; onChange: (lang: string) => void }) {
  const { data: taught = [] } = useQuery(languages);
  const known = passageLanguages(taught);
  const isOther = lang !== "" && !known.some(({ tag }) => tag === lang);
  return (
    <select
      aria-label="Language of the passage"
      title="Language of the passage"
      tabIndex={-1}
      value={lang}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-9 max-w-44 shrink-0 rounded border border-line bg-card px-2"
    >
      <option value="">Language</option>
      {isOther ? <option value={lang}>{lang}</option> : null}
      {known.map(({ tag, name }) => option(tag, name))}
    </select>
  );
}

/** Marks the selection, or the passage around the caret, else the word there; "" takes the mark away. */
export function markLanguage(editor: Editor, lang: string): void {
  const chain = editor.chain().focus();
  if (editor.isActive("passage")) chain.extendMarkRange("passage");
  if (lang === "") return void chain.unsetMark("passage").run();
  const word = editor.state.selection.empty && !editor.isActive("passage") ? wordAt(editor) : undefined;
  if (word) chain.setTextSelection(word);
  chain.setMark("passage", { lang }).run();
}

function wordAt({ state: { selection } }: Editor): { from: number; to: number } | undefined {
  const { $from } = selection;
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, "\ufffc");
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(0, $from.parentOffset))?.[0].length ?? 0;
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice($from.parentOffset))?.[0].length ?? 0;
  return before + after > 0 ? { from: $from.pos - before, to: $from.pos + after } : undefined;
}
