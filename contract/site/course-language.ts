import { courseHeads } from "./built-in-heads.ts";

/** What of a language decides which courses and exams teach it. */
export type NamedLanguage = { slug: string; name: string; native_name: string; words: readonly string[]; exams: readonly string[] };

/** The language of a course: by known slug, else by the language its title names first. */
export function languageOf<L extends NamedLanguage>(
  { title, slug }: { title: string; slug: string },
  languages: readonly L[],
): L | undefined {
  const known = courseHeads[plain(slug)]?.language;
  return languages.find((one) => one.slug === known) ?? firstIn(plain(title), languages);
}

/** The language that a course or exam teaches; undefined when its names do not say. */
export function languageOfSubject<L extends NamedLanguage>(
  subject: { title: string; slug: string },
  languages: readonly L[],
): L | undefined {
  const names = plain(`${subject.title} ${subject.slug.replaceAll("_", " ")}`);
  return languageOf(subject, languages) ?? languages.find(({ exams }) => exams.some((exam) => patternOf([exam])?.test(names)));
}

function firstIn<L extends NamedLanguage>(title: string, languages: readonly L[]): L | undefined {
  let first: { language: L; at: number } | undefined;
  for (const language of languages) {
    const at = title.search(namesOf(language));
    if (at >= 0 && (first === undefined || at < first.at)) first = { language, at };
  }
  return first?.language;
}

/** Kept, because thousands of classes ask for the same languages. */
const patterns = new WeakMap<NamedLanguage, RegExp>();

function namesOf(language: NamedLanguage): RegExp {
  const known = patterns.get(language) ?? patternOf([language.name, language.native_name, ...language.words]) ?? /(?!)/;
  patterns.set(language, known);
  return known;
}

function patternOf(names: readonly string[]): RegExp | undefined {
  const named = names.map((name) => plain(name.trim())).filter((name) => name !== "");
  return named.length === 0 ? undefined : new RegExp(named.map(asPattern).join("|"), "u");
}

/** In Latin, Cyrillic and Greek a name must be a whole word; Japanese has no spaces between words, and Korean and Tamil add endings. */
function asPattern(name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  // \b knows only Latin letters; these look-arounds know every script.
  return /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(name) ? `(?<!\\p{L})${escaped}(?!\\p{L})` : escaped;
}

function plain(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
