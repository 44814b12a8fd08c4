import { CloseIcon, SearchIcon } from "./icons.tsx";

/** A search field; its placeholder is its name, too. */
export function SearchBox({ placeholder, value, onChange }: { placeholder: string; value: string; onChange: (text: string) => void }) {
  return (
    <search className="relative min-w-[min(14rem,100%)] flex-1 basis-64">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-quiet" />
      <input
        type="search"
        aria-label={placeholder.replace(/\.+$/, "")}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="block min-h-11 w-full rounded-lg border border-quiet/60 bg-card py-2 pr-11 pl-10 text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {value === "" ? null : (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => onChange("")}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-lg text-quiet hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      )}
    </search>
  );
}
