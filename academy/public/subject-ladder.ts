import type { CourseClass } from "#contract/kinds/class.ts";
import { ladderOf } from "#contract/languages/level-schemes.ts";
import { levelsOf } from "#contract/languages/levels-of.ts";

/** `open`: classes of it can be joined; `next`: what follows the highest that is taught. */
export type Rung = { level: string; taught?: true; open?: true; next?: true };

type Levelled = Pick<CourseClass, "title" | "level">;

/** What a course or an exam says of itself, shortest first. */
export type SaidOfSubject = { title: string; targetScore?: string | undefined; summary?: string };

/**
 * The levels of a course's or an exam's language, and which of them it is about: those of its classes that can be joined, else those that its
 * title, target score or summary names, the first that names one. None where none does.
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

/** "A1–B2" and "A1 to B2" are all levels between them, too; "TOPIK level 1" is TOPIK 1. */
function spanOf(text: string, ladder: readonly string[]): readonly string[] {
  const named = levelsOf({ title: text.replace(/\blevel /gi, "") }, ladder).map((level) => ladder.indexOf(level));
  return ladder.filter((_, at) => at >= Math.min(...named) && at <= Math.max(...named));
}
