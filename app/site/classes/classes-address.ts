import type { SearchOfPage } from "#app/search-of-page.ts";
import { classLevels } from "#contract/classes/class-levels.ts";
import { type Language, languages } from "#contract/site/course-language.ts";

/** What an address of the list of classes asks for, as `GET /api/classes` names it. `fits`: everything that no class has is one page. */
export type ClassesFilter = {
  language?: Language;
  level?: string;
  month?: string;
  evening?: true;
  weekend?: true;
  online?: true;
  fits?: "none";
};

export const yesFilters = ["evening", "weekend", "online"] as const;
const names = ["language", "level", "month", ...yesFilters, "fits"] as const;

export const fitsNone: ClassesFilter = { fits: "none" };

/** Values that nobody knows narrow nothing. */
export function readClassesAddress(search: URLSearchParams): ClassesFilter {
  if (search.get("fits") === "none") return fitsNone;
  const filter: ClassesFilter = {};
  // The API's word, and a person's, is "German".
  const language = (search.get("language") ?? "").toLowerCase();
  if (isLanguage(language)) filter.language = language;
  const level = classLevels.find((known) => known.toLowerCase() === search.get("level")?.toLowerCase());
  if (level) filter.level = level;
  const month = search.get("month") ?? "";
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) filter.month = month;
  for (const name of yesFilters) if (search.get(name) === "true") filter[name] = true;
  return filter;
}

export function classesAddress(filter: ClassesFilter): string {
  const query = queryOf(filter);
  return query === "" ? "/classes" : `/classes?${query}`;
}

export const classesSearch: SearchOfPage = { names, canonical: (given) => queryOf(readClassesAddress(given)) };

/** What was found, below the filters: where the form leads, so that the focus and a screen reader go on there. */
export const foundId = "found";

function queryOf(filter: ClassesFilter): string {
  return new URLSearchParams(names.flatMap((name) => (filter[name] === undefined ? [] : [[name, String(filter[name])]]))).toString();
}

function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}
