import type { ListedClasses } from "#academy/public/public-academy.ts";
import { buttonLook } from "#app/ui/button-link.tsx";
import { dateText } from "#contract/site/date-text.ts";
import { fieldClass } from "../contact/field-class.ts";
import { type ClassesFilter, foundId, yesFilters } from "./classes-address.ts";

type ClassFiltersProps = Pick<ListedClasses, "languages" | "levels" | "houses" | "months"> & {
  filter: ClassesFilter;
  language: string | undefined;
  branch: string | undefined;
};

const yesNames = { evening: "In the evening", weekend: "At the weekend", online: "Can be joined online" };

/**
 * A form whose fields are the query of the list's address; it works without scripts. It is folded, so that on a phone the classes come
 * first. Give it the address as its `key`: a browser keeps what was chosen in fields.
 */
export function ClassFilters({ filter, language, branch, ...known }: ClassFiltersProps) {
  const hasHouses = known.houses.length > 0 || filter.branch !== undefined;
  return (
    <details className="class-filters print-hidden">
      <summary className="button button-secondary">
        Filter<span className="sr-only"> by language, level or time</span>
      </summary>
      <form
        method="get"
        action={`/classes#${foundId}`}
        aria-label="Classes to show"
        className="mt-4 rounded-lg border border-line bg-card p-5 sm:p-6"
      >
        <div className={`grid gap-5 ${hasHouses ? "sm:grid-cols-2 lg:grid-cols-4" : "sm:grid-cols-3"}`}>
          <Choice
            name="language"
            label="Language"
            chosen={filter.language}
            called={language}
            options={known.languages.map(({ slug, name }) => [slug, name])}
          />
          <Choice name="level" label="Level" chosen={filter.level} options={known.levels.map((level) => [level, level])} />
          <Choice
            name="month"
            label="Begins in"
            chosen={filter.month}
            called={filter.month && monthName(filter.month)}
            options={known.months.map((month) => [month, monthName(month)])}
          />
          {hasHouses && (
            <Choice
              name="branch"
              label="Where"
              chosen={filter.branch === undefined ? undefined : String(filter.branch)}
              called={branch}
              options={known.houses}
            />
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2">
          {yesFilters.map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name={name} value="true" defaultChecked={filter[name]} className="size-5 shrink-0 accent-lagoon" />
              {yesNames[name]}
            </label>
          ))}
          {filter.view && <input type="hidden" name="view" value={filter.view} />}
          <button type="submit" className={buttonLook("primary")}>
            Show these classes
          </button>
        </div>
      </form>
    </details>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  chosen: string | undefined;
  /** What is chosen, in words. */
  called?: string | undefined;
  options: ReadonlyArray<readonly [value: string, text: string]>;
};

function Choice({ name, label, chosen, called = chosen, options }: ChoiceProps) {
  // What an address asks for is shown also when no class has it.
  const shown =
    chosen === undefined || options.some(([value]) => value === chosen) ? options : [...options, [chosen, called ?? chosen] as const];
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`classes-${name}`} className="font-semibold">
        {label}
      </label>
      <select id={`classes-${name}`} name={name} defaultValue={chosen ?? ""} className={fieldClass}>
        <option value="">All</option>
        {shown.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** "2027-01" → "January 2027" */
export function monthName(month: string): string {
  return dateText(`${month}-01`).slice(2);
}
