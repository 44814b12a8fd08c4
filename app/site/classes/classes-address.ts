import type { SearchOfPage } from "#app/search-of-page.ts";
import type { Language } from "#contract/kinds/language.ts";
import { levelAsWritten, levelsOfAll } from "#contract/languages/level-schemes.ts";

/** What an address of the list of classes asks for, as `GET /api/classes` names it. */
export type ClassesFilter = {
  /** By its short name. */
  language?: string;
  level?: string;
  month?: string;
  evening?: true;
  weekend?: true;
  online?: true;
  /** 0: the academy's own address. */
  branch?: number;
  /** Filters that were given up because no class passes all of them: those that are shown come nearest. */
  without?: readonly GivenUp[];
  /** There is no class of the language that was asked for: one page for all such searches. */
  fits?: "none";
  /** By the days of a week. */
  view?: "week";
};

export const yesFilters = ["evening", "weekend", "online"] as const;
/** Filters that are given up where no class passes all of them: all but the language. */
const canBeGivenUp = ["level", "month", "branch", ...yesFilters] as const;
type GivenUp = (typeof canBeGivenUp)[number];
const names = ["language", ...canBeGivenUp, "without", "fits", "view"] as const;

export const fitsNone: ClassesFilter = { fits: "none" };

/** The filter of an address, without impossible values. Whether there is such a language, level or branch, knownFilter looks. */
export function readClassesAddress(search: URLSearchParams): ClassesFilter {
  if (search.get("fits") === "none") return fitsNone;
  const filter: ClassesFilter = {};
  // The API's word, and a person's, is "German".
  const language = (search.get("language") ?? "").toLowerCase();
  if (/^[a-z][a-z0-9-]{0,29}$/.test(language)) filter.language = language;
  const level = levelAsWritten(search.get("level") ?? "");
  if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+-]{0,19}$/u.test(level)) filter.level = level;
  const month = search.get("month") ?? "";
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) filter.month = month;
  const branch = search.get("branch") ?? "";
  if (/^(0|[1-9]\d{0,8})$/.test(branch)) filter.branch = Number(branch);
  for (const name of yesFilters) if (search.get(name) === "true") filter[name] = true;
  const without = search.get("without")?.split(".") ?? [];
  const given = canBeGivenUp.filter((name) => without.includes(name) && filter[name] === undefined);
  if (given.length > 0) filter.without = given;
  if (search.get("view") === "week") filter.view = "week";
  return filter;
}

/** A filter without a language that is not taught, a level that no language has, and a branch that does not exist. */
export function knownFilter(
  { language, level, branch, ...rest }: ClassesFilter,
  languages: readonly Language[],
  branches: readonly { id: number }[] = [],
): ClassesFilter {
  const known = level === undefined ? undefined : levelAsWritten(level, languages);
  return {
    ...(language !== undefined && languages.some(({ slug }) => slug === language) && { language }),
    ...(known !== undefined && levelsOfAll(languages).includes(known) && { level: known }),
    ...(branch !== undefined && branches.length > 0 && (branch === 0 || branches.some(({ id }) => id === branch)) && { branch }),
    ...rest,
  };
}

/** The filter nearest to one that no class passes: without what the nearest class lacks (`missed`). */
export function nearestTo(filter: ClassesFilter, missed: readonly string[]): ClassesFilter {
  const without = canBeGivenUp.filter((name) => missed.includes(name) || filter.without?.includes(name));
  return { ...filter, ...Object.fromEntries(without.map((name) => [name, undefined])), without };
}

const notThat: Record<GivenUp, string> = {
  level: "of that level",
  month: "in that month",
  branch: "in that house",
  evening: "in the evening",
  weekend: "at the weekend",
  online: "online",
};

/** "in the evening or of that level" */
export function missingInWords(without: readonly GivenUp[]): string {
  return without.map((name) => notThat[name]).join(" or ");
}

export function classesAddress(filter: ClassesFilter): string {
  const query = queryOf(filter);
  return query === "" ? "/classes" : `/classes?${query}`;
}

export const classesSearch: SearchOfPage = { names, canonical: (given) => queryOf(readClassesAddress(given)) };

/** The id of the line below the filters that says what was found. The form leads there, so that focus and screen reader go on from it. */
export const foundId = "found";

function queryOf(filter: ClassesFilter): string {
  return new URLSearchParams(
    names.flatMap((name) => (filter[name] === undefined ? [] : [[name, [filter[name]].flat().join(".")]])),
  ).toString();
}
