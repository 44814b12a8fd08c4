import type { ListedClass } from "#academy/public/public-academy.ts";
import type { Language } from "#contract/kinds/language.ts";
import { type Answers, type CanDo, canDo, type Found, mostOfRung, type Rung, rungs } from "#contract/languages/level-check.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";

export type LevelTexts = TextsOf<"level">;
/** For each rung, what it means and the sentences that are asked about. */
export type Ladder = { rung: Rung; means: string; sentences: string[] }[];

export function ladderOfTexts(texts: LevelTexts): Ladder {
  return rungs.map((rung) => {
    const name = rung.toLowerCase() as Lowercase<Rung>;
    const sentences = texts[name].split("\n").filter((line) => line.trim() !== "");
    return { rung, means: texts[`${name}_means`], sentences: sentences.slice(0, mostOfRung) };
  });
}

/** The rung that is asked now, and the answers before it. `open`: what was answered of this rung, where something is missing. */
export type Step = { language: string; ask: Rung; answers: Answers; open?: (CanDo | undefined)[]; problem?: string };
export type Outcome = {
  language: Pick<Language, "slug" | "name">;
  found: Found;
  /** The rung to learn next; undefined above the last that is taught. */
  learn: Rung | undefined;
  /** What `found` and `learn` are called on the language's own ladder, such as HSK. */
  beside: readonly string[];
  besideNext: readonly string[];
  /** All levels of a language that has its own: where somebody stands on them is for the academy to say. */
  ownLevels: readonly string[];
  course?: string;
  /** Where the rest is: all classes of the language, else its course. */
  more?: { path: string; words: string };
  classes: ListedClass[];
  /** What the classes are of; "found level": none of the next one begins; "own levels": which of them fits, no answer tells. */
  fit: "next level" | "found level" | "own levels";
};

/** The name of a field: what is said of a sentence. */
export const fieldOf = (rung: Rung, at: number): string => `${rung}-${at}`;

/** The answers in a form. A rung with a sentence that has none counts as not asked; if it was just asked, it is in `open`. */
export function answersOfForm(form: FormData, ladder: Ladder): { answers: Answers; open: Partial<Record<Rung, (CanDo | undefined)[]>> } {
  const [answers, open]: [Answers, Partial<Record<Rung, (CanDo | undefined)[]>>] = [{}, {}];
  for (const { rung, sentences } of ladder) {
    const said = sentences.map((_, at) => canDo.find((one) => one === form.get(fieldOf(rung, at))));
    const known = said.filter((one) => one !== undefined);
    if (known.length === said.length) answers[rung] = known;
    else if (form.get("asked") === rung) open[rung] = said;
  }
  return { answers, open };
}
