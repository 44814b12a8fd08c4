/** Letters and words of a visitors' search; more are left out, so that no search is much work. */
export const longestSearch = 80;
export const mostSearchWords = 8;

/** Control characters, marks that turn the direction of text, and spaces. Sinhala needs its joiners, so they stay. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\ufffd\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\s]+/gu;

/** The one form of what somebody looks for: single spaces, at most 80 letters and eight words. */
export function boundedSearch(text: string): string {
  // Nobody types so much by hand: the rest is not even read.
  const words = text
    .slice(0, 10 * longestSearch)
    .normalize("NFC")
    .replace(unseen, " ")
    .trim()
    .split(" ");
  return [...words.slice(0, mostSearchWords).join(" ")].slice(0, longestSearch).join("").trim();
}
