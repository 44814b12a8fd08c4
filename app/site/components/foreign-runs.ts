import type { Language } from "#contract/kinds/language.ts";
import { isRightToLeft } from "#contract/site/passage-languages.ts";

/** A piece of text, with its language where that is not English. */
export type Run = { text: string; lang?: string };

/** A word whose language its letters do not tell, such as "Deutsch". */
type ForeignWord = { text: string; lang: string };

/** By what foreign words are told: a list of words, and for each script the language (BCP 47) that it is taken for. */
export type Foreign = { words: readonly ForeignWord[]; scripts: Readonly<Record<string, string>> };

/** Words that this site's texts use as they are, and that are no English. */
const wellKnown: readonly ForeignWord[] = [
  ...["Compréhension de l’oral", "Compréhension des écrits", "Production écrite", "Production orale", "passé composé"].map(word("fr")),
  ...["Diplôme d’études en langue française", "être, avoir", "France Éducation international"].map(word("fr")),
  ...["Goethe-Zertifikate", "Goethe-Zertifikat", "Goethe-Institut", "Start Deutsch", "Ausbildung", "Studienkolleg"].map(word("de")),
  ...["Haus, Wasser", "sein, haben", "Der, die, das"].map(word("de")),
  ...["basisexamen inburgering buitenland", "Inburgering", "inburgering"].map(word("nl")),
  ...["Diplomas de Español como Lengua Extranjera", "Instituto Cervantes"].map(word("es")),
];

function word(lang: string): (text: string) => ForeignWord {
  return (text) => ({ text, lang });
}

/** The language that a script usually is, and its letters. */
const scripts: ReadonlyArray<readonly [lang: string, letters: string]> = [
  ["ja", "\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Han}"],
  ["ko", "\\p{sc=Hangul}"],
  ["ru", "\\p{sc=Cyrillic}\\u0301"],
  ["ta", "\\p{sc=Tamil}"],
  ["si", "\\p{sc=Sinhala}"],
  ["hi", "\\p{sc=Devanagari}"],
  ["ar", "\\p{sc=Arabic}"],
  ["he", "\\p{sc=Hebrew}"],
  ["el", "\\p{sc=Greek}"],
  ["th", "\\p{sc=Thai}"],
  ["bn", "\\p{sc=Bengali}"],
  ["ml", "\\p{sc=Malayalam}"],
  ["te", "\\p{sc=Telugu}"],
];
/** Letters, digits and signs that are of none of these scripts: nearly every text, and quick to see. */
const onlyLatin = /^[\p{ASCII}\u00a0-\u02ff\u2010-\u2027]*$/u;
const onlyHan = /^[\p{sc=Han}\p{P}\s]+$/u;
const latin = /^\p{sc=Latin}/u;

const run = new RegExp(
  scripts.map(([, letters]) => `([${letters}][${letters}\\p{M}]*(?:[\\s\\p{P}]+[${letters}][${letters}\\p{M}]*)*)`).join("|"),
  "gu",
);

/** By what words of these languages are told. A script is taken for the first that is written in it: Han alone is Chinese where Japanese is not taught. */
export function foreignOf(languages: readonly Pick<Language, "native_name" | "greeting" | "tag">[]): Foreign {
  const others = languages.filter(({ tag }) => !/^en(-|$)/.test(tag));
  const found: Record<string, string> = {};
  for (const { native_name, greeting, tag } of others) {
    const key = latin.test(native_name) ? undefined : scriptOf(native_name);
    if (key !== undefined) found[key] ??= tag;
    const spoken = scriptOf(greeting);
    // Kana are Japanese, whichever language Han letters alone are taken for.
    if (key === "Han" && spoken !== undefined && spoken !== "Han") found[spoken] ??= tag;
  }
  const names = others
    .filter(({ native_name }) => latin.test(native_name))
    .map(({ native_name, tag }) => ({ text: native_name, lang: tag }));
  const ambiguous = others
    .filter(({ tag }) => found.Han !== undefined && found.Han !== tag)
    .flatMap(({ native_name, greeting, tag }) => [native_name, greeting].filter((text) => onlyHan.test(text)).map(word(tag)));
  return { words: [...wellKnown, ...names, ...ambiguous], scripts: found };
}

/** The script of a text, by the language that it usually is; "Han" for a text that has only that. */
function scriptOf(text: string): string | undefined {
  if (onlyHan.test(text)) return "Han";
  return scripts.find(([, letters]) => new RegExp(`[${letters}]`, "u").test(text))?.[0];
}

/** Cuts a text where its language changes, so that screen readers and fonts can follow. Reads it once: a post may say one word 20,000 times. */
export function foreignRuns(text: string, foreign: Foreign): Run[] {
  const { anyOf, languages } = finderOf(foreign.words);
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: known, index } of text.matchAll(anyOf)) {
    addByScript(runs, text.slice(end, index), foreign);
    runs.push({ text: known, ...languageOf(languages.get(known)) });
    end = index + known.length;
  }
  addByScript(runs, text.slice(end), foreign);
  return runs;
}

type Finder = { anyOf: RegExp; languages: ReadonlyMap<string, string> };
/** Made once for each page: a page has a thousand texts. */
const finders = new WeakMap<readonly ForeignWord[], Finder>();

function finderOf(words: readonly ForeignWord[]): Finder {
  const made = finders.get(words);
  if (made) return made;
  const known = words.filter(({ text }) => text !== "");
  const oneOf = known.map(({ text }) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const finder = {
    // Without a word it finds nothing.
    anyOf: new RegExp(`(?<!\\p{L})(?:${oneOf || "(?!)"})(?!\\p{L})`, "gu"),
    // Where two languages call themselves alike, the first is meant.
    languages: new Map(known.map(({ text, lang }) => [text, lang] as const).reverse()),
  };
  finders.set(words, finder);
  return finder;
}

function addByScript(runs: Run[], text: string, foreign: Foreign): void {
  let end = 0;
  for (const match of onlyLatin.test(text) ? [] : text.matchAll(run)) {
    const usual = scripts[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? "";
    const lang = (onlyHan.test(match[0]) && foreign.scripts.Han) || foreign.scripts[usual] || usual;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: match[0], ...languageOf(lang) });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
}

function languageOf(lang: string | undefined): Pick<Run, "lang"> {
  return lang ? { lang } : {};
}

/** The same for HTML that the academy has already cleaned; only the text between tags is touched. */
export function markForeignHtml(html: string, foreign: Foreign): string {
  return html.replace(/(^|>)([^<]+)/g, (_all, before: string, text: string) => {
    const marked = foreignRuns(text, foreign).map(({ lang, text }) =>
      lang ? `<span lang="${lang}"${isRightToLeft(lang) ? ' dir="rtl"' : ""}>${text}</span>` : text,
    );
    return before + marked.join("");
  });
}
