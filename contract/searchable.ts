/** Letters that Unicode does not decompose, and what people type for them. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ı: "i", þ: "th" };

/**
 * Text as it is searched: lower case in every script, single spaces, and Latin, Greek and Cyrillic letters without their accents ("muller"
 * finds Müller). Marks that are letters of their own, as the vowels of Sinhala and Tamil, stay.
 */
export function searchable(...texts: readonly string[]): string {
  return texts
    .join(" ")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ß-œ]/g, (letter) => plain[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}

/** Each word is looked for by itself, and costs a look through every text. */
const mostWords = 12;

/** The words that somebody looks for, each once. */
export function searchedWords(query: string): string[] {
  return [...new Set(searchable(query).split(" "))].filter((word) => word !== "").slice(0, mostWords);
}

/** Whether every word of a search is somewhere in a searchable text, in any order. */
export function hasEveryWord(text: string, query: string): boolean {
  return searchedWords(query).every((word) => text.includes(word));
}
