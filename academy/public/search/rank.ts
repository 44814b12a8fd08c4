import type { SoughtWord } from "./sought-words.ts";

/**
 * The texts by which something is found, each made by wordsText. `names`: its title; `called`: what else people call it; `described`: its long
 * text; `asked`: words that people use with any such item, which count only beside one that names it ("german fee").
 */
export type Findable = { names: string; called?: string; text: string; described?: string; asked?: string };

/** How well something fits: a title counts most, what else it is called more than a text, a whole word more than a part, a long text least. `words`: how many of the sought words it has. */
export function rank(
  { names, called = "", text, described = "", asked = "" }: Findable,
  sought: readonly SoughtWord[],
): { words: number; score: number } {
  let [words, score, besides] = [0, 0, 0];
  let isNamedByOne = false;
  for (const { word, needles } of sought) {
    const isIn = (where: string) => needles.some((needle) => where.includes(needle));
    const isWhole = (where: string) => where.includes(` ${word} `);
    const isNamed = isIn(names) || isIn(called);
    const found = isNamed ? (isWhole(names) ? 5 : isWhole(called) ? 4.5 : 4) : isIn(text) ? 1 : isIn(described) ? 0.1 : 0;
    isNamedByOne ||= isNamed;
    if (found > 0) words++;
    else if (isIn(asked)) besides++;
    score += found;
  }
  return isNamedByOne ? { words: words + besides, score: score + besides } : { words, score };
}
