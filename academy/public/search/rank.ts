import type { SoughtWord } from "./sought-words.ts";

/** What something is found by, each as wordsText makes it; `names`: its title, and what else it is called; `described`: its long text. */
export type Findable = { names: string; text: string; described?: string };

/** How well something fits: a name counts more than a text, a whole name most, a long text least. `words`: how many of those that are looked for it has. */
export function rank({ names, text, described = "" }: Findable, sought: readonly SoughtWord[]): { words: number; score: number } {
  let [words, score] = [0, 0];
  for (const { word, needles } of sought) {
    const isIn = (where: string) => needles.some((needle) => where.includes(needle));
    const found = isIn(names) ? (names.includes(` ${word} `) ? 5 : 4) : isIn(text) ? 1 : isIn(described) ? 0.1 : 0;
    if (found > 0) words++;
    score += found;
  }
  return { words, score };
}
