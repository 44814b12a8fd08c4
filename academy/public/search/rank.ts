import type { SoughtWord } from "./sought-words.ts";

/** What something is found by, each as wordsText makes it; `names`: its title, and what else it is called. */
export type Findable = { names: string; text: string };

/** How well something fits: a name counts more than a text, a whole name most. `words`: how many of those that are looked for it has. */
export function rank({ names, text }: Findable, sought: readonly SoughtWord[]): { words: number; score: number } {
  let [words, score] = [0, 0];
  for (const { word, needles } of sought) {
    const isNamed = needles.some((needle) => names.includes(needle));
    if (!isNamed && !needles.some((needle) => text.includes(needle))) continue;
    words++;
    score += isNamed ? (names.includes(` ${word} `) ? 5 : 4) : 1;
  }
  return { words, score };
}
