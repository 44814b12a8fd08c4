import type { CourseClass } from "#contract/kinds/class.ts";
import { ladderOf } from "#contract/languages/level-schemes.ts";
import { levelsOf } from "#contract/languages/levels-of.ts";

/** `open`: classes of it can be joined; `next`: what follows the highest that is taught. */
export type Rung = { level: string; taught?: true; open?: true; next?: true };

type Levelled = Pick<CourseClass, "title" | "level">;

/** The texts of a course or an exam that may name its levels. */
export type SaidOfSubject = { title: string; targetScore?: string | undefined; summary?: string };

/**
 * The levels of the language of a course or an exam, with those marked that it is about: the levels of its classes that can be joined, else
 * those that the first of its title, target score and summary names. Empty where none names any.
 */
export function subjectLadder(
  { title, targetScore = "", summary = "" }: SaidOfSubject,
  language: Parameters<typeof ladderOf>[0],
  classes: readonly Levelled[],
): Rung[] {
  const ladder = ladderOf(language);
  const open = new Set(classes.flatMap((one) => levelsOf(one, ladder)));
  const said = [title, targetScore, summary].map((text) => spanOf(text, ladder)).find((levels) => levels.length > 0);
  const taught = open.size > 0 ? open : new Set(said);
  const highest = ladder.findLastIndex((level) => taught.has(level));
  if (highest < 0) return [];
  return ladder.map((level, at) => ({
    level,
    ...(taught.has(level) && { taught: true }),
    ...(open.has(level) && { open: true }),
    ...(at === highest + 1 && { next: true }),
  }));
}

/** The levels that a text names: of "A1–B2" and "A1 to B2" also those between; "TOPIK level 1" is TOPIK 1. */
function spanOf(text: string, ladder: readonly string[]): readonly string[] {
  const named = levelsOf({ title: text.replace(/\blevel /gi, "") }, ladder).map((level) => ladder.indexOf(level));
  return ladder.filter((_, at) => at >= Math.min(...named) && at <= Math.max(...named));
}
