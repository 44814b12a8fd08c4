import { buttonLook } from "#app/ui/button-link.tsx";
import { longestSearch } from "#contract/site/search-query.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";

/** Where the form leads: the focus and a screen reader go on there. */
export const foundId = "found";

export function SearchForm({ q, texts }: { q: string; texts: Pick<TextsOf<"search">, "label" | "button"> }) {
  return (
    <search className="block w-full max-w-2xl">
      <form action={`/search#${foundId}`} className="grid grid-cols-1 gap-1.5">
        <label htmlFor="search-q" className="font-semibold">
          {texts.label}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="search-q"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestSearch}
            required
            // biome-ignore lint/a11y/noAutofocus: who opens the search came to type.
            autoFocus={q === ""}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            className="min-w-0 grow basis-40 rounded-md border border-quiet bg-card px-3.5 py-2.5 text-ink hover:border-action"
          />
          <button type="submit" className={buttonLook()}>
            {texts.button}
          </button>
        </div>
      </form>
    </search>
  );
}
