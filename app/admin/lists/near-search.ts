import { nearestWord, vocabularyOf } from "#contract/nearest-word.ts";
import { searchable, searchedWords } from "#contract/searchable.ts";

/** What was probably looked for, where a word of a search is in none of the texts and near one of a title; undefined where none is. */
export function nearSearch(search: string, texts: readonly string[], titles: readonly string[]): string | undefined {
  const all = texts.map((text) => searchable(text));
  const words = searchedWords(search);
  const vocabulary = vocabularyOf(titles.flatMap((title) => searchable(title).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []));
  const meant = words.map((word) => (all.some((text) => text.includes(word)) ? word : (nearestWord(word, vocabulary) ?? word)));
  return meant.some((word, at) => word !== words[at]) ? meant.join(" ") : undefined;
}
