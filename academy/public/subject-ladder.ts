import type { CourseClass } from "#contract/class.ts";
import { ladderOf } from "#contract/languages/level-schemes.ts";
import { levelsOf } from "#contract/languages/levels-of.ts";

/** `open`: classes of it can be joined; `next`: what follows the highest that is taught. */
export type Rung = { level: string; taught?: true; open?: true; next?: true };

type Levelled = Pick<CourseClass, "title" | "level">;

/**
 * The levels of a course's or an exam's language, and which of them it is about: those of its classes that can be joined, else those that its
 * title names. None where neither says one.
 */
export function subjectLadder(
  { title }: { title: string },
  language: Parameters<typeof ladderOf>[0],
  classes: readonly Levelled[],
): Rung[] {
  const ladder = ladderOf(language);
  const open = new Set(classes.flatMap((one) => levelsOf(one, ladder)));
  const taught = open.size > 0 ? open : new Set(levelsOf({ title }, ladder));
  const highest = ladder.findLastIndex((level) => taught.has(level));
  if (highest < 0) return [];
  return ladder.map((level, at) => ({
    level,
    ...(taught.has(level) && { taught: true }),
    ...(open.has(level) && { open: true }),
    ...(at === highest + 1 && { next: true }),
  }));
}
