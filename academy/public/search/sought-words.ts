import { searchable } from "#contract/searchable.ts";

/** A word that is looked for, and what of a text says that it is there. */
export type SoughtWord = { word: string; needles: readonly string[] };

/** What stands in most questions and says nothing of what they are about. */
const little = new Set(
  (
    "a an and any are at be can do does for from how i in is it me much my of on or our please that the their there this to want " +
    "what when where which who with you your"
  ).split(" "),
);
/** What is asked for where nothing else is said: "where are you?" */
const askedFor = new Map([
  ["where", "address"],
  ["when", "dates"],
  ["who", "about"],
  ["much", "fees"],
]);

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** They put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u;

/** The words of some texts as they are looked for, each between spaces: " german deutsch a1 ". */
export function wordsText(...texts: readonly string[]): string {
  return ` ${(searchable(...texts).match(wordPattern) ?? []).join(" ")} `;
}

export function wordsIn(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

/** What somebody looks for, word by word; of a whole question what it is about. */
export function soughtWords(q: string): SoughtWord[] {
  const words = [...new Set(wordsIn(wordsText(q)))];
  const telling = words.filter((word) => !little.has(word));
  const asked = words.flatMap((word) => askedFor.get(word) ?? []);
  return ([telling, asked].find((some) => some.length > 0) ?? words).flatMap(soughtApart);
}

/** "hsk2" is looked for as "hsk 2", which may be written as one; "a1" is always. */
function soughtApart(word: string): SoughtWord[] {
  const [, name = "", number = ""] = /^([a-z]{2,})(\d)$/.exec(word) ?? [];
  if (name === "") return [soughtWord(word)];
  return [soughtWord(name), { word: number, needles: [` ${number} `, `${word} `] }];
}

/** A word is found where one begins with it, a single letter or digit where it stands alone; "exams" finds an exam, too. */
export function soughtWord(word: string): SoughtWord {
  if (unspaced.test(word)) return { word, needles: [word] };
  if ([...word].length === 1) return { word, needles: [` ${word} `] };
  const one = /^[a-z]{4,}s$/.test(word) && !word.endsWith("ss") ? [word.replace(/(?<=ss|sh|ch|x)es$|s$/, "")] : [];
  return { word, needles: [word, ...one].map((form) => ` ${form}`) };
}
