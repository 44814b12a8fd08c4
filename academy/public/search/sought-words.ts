import { searchable } from "#contract/searchable.ts";

/** A word that is looked for. A text has it if it has one of the `needles`. */
export type SoughtWord = { word: string; needles: readonly string[] };

/** Words that are in most questions and do not say what they are about. */
const little = new Set(
  (
    "a an and any are at be can do does for from how i in is it me much my of on or our please that the their there this to want " +
    "what when where which who with you your"
  ).split(" "),
);
/** What is looked for where a question has no other words: "where are you?" */
const askedFor = new Map([
  ["where", "address"],
  ["when", "dates"],
  ["who", "about"],
  ["much", "fees"],
]);

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u;

/** The searchable words of some texts, each between spaces: " german deutsch a1 ". */
export function wordsText(...texts: readonly string[]): string {
  return ` ${(searchable(...texts).match(wordPattern) ?? []).join(" ")} `;
}

export function wordsIn(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

/** The words that somebody looks for; of a whole question those that say what it is about. */
export function soughtWords(q: string): SoughtWord[] {
  const words = [...new Set(wordsIn(wordsText(q)))];
  const telling = words.filter((word) => !little.has(word));
  const asked = words.flatMap((word) => askedFor.get(word) ?? []);
  return ([telling, asked].find((some) => some.length > 0) ?? words).flatMap(soughtApart);
}

/** "hsk2" is looked for as "hsk 2", however that is written; "a1" is always written as one word. */
function soughtApart(word: string): SoughtWord[] {
  const [, name = "", number = ""] = /^([a-z]{2,})(\d)$/.exec(word) ?? [];
  if (name === "") return [soughtWord(word)];
  return [soughtWord(name), { word: number, needles: [` ${number} `, `${word} `] }];
}

/** A word is found where a word of the text begins with it, a single letter or digit where it stands alone; "exams" also finds "exam". */
export function soughtWord(word: string): SoughtWord {
  if (unspaced.test(word)) return { word, needles: [word] };
  if ([...word].length === 1) return { word, needles: [` ${word} `] };
  const one = /^[a-z]{4,}s$/.test(word) && !word.endsWith("ss") ? [word.replace(/(?<=ss|sh|ch|x)es$|s$/, "")] : [];
  return { word, needles: [word, ...one].map((form) => ` ${form}`) };
}
