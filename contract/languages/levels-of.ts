import { searchable } from "../searchable.ts";

type Levelled = { title: string; level?: string | undefined };

/** Those of `levels` by which a class is found. */
export function levelsOf(one: Levelled, levels: readonly string[]): string[] {
  return levels.filter((level) => hasLevel(one, level));
}

/** "A1" finds A1, A1.1, "A1 evening" and "A1 to B1"; the title says it where the level does not. */
export function hasLevel({ level = "", title }: Levelled, wanted: string): boolean {
  const text = searchable(level || title);
  const words = ` ${text.replace(/[^\p{L}\p{N}.]+/gu, " ")} `;
  return [" ", "."].some((end) => words.includes(` ${searchable(wanted)}${end}`)) || isWithin(text, searchable(wanted));
}

/** "HSK 1 to 3", "A1–B1", "N5 - N3": what a level is called, its number, and the same of the last, which may leave its name out. */
const spans = /(\p{L}+) ?(\d+)(?:\.\d+)? ?(?:\bto\b|[-–—]) ?(\p{L}+)? ?(\d+)/gu;

function isWithin(text: string, wanted: string): boolean {
  const [, name = "", number = ""] = /^(\p{L}+) ?(\d+)$/u.exec(wanted) ?? [];
  const at = placeOf(name, number);
  return [...text.matchAll(spans)].some(([, name = "", first = "", lastName = name, last = ""]) => {
    const ends = [placeOf(name, first), placeOf(lastName, last)];
    const steps = ends.map(({ step }) => step);
    return ends.every(({ ladder }) => ladder === at.ladder) && Math.min(...steps) <= at.step && at.step <= Math.max(...steps);
  });
}

/** The CEFR counts in letters, too; every other ladder is one name with numbers. */
function placeOf(name: string, number: string): { ladder: string; step: number } {
  const letter = number === "1" || number === "2" ? ["a", "b", "c"].indexOf(name) : -1;
  return letter < 0 ? { ladder: name, step: Number(number) } : { ladder: "cefr", step: letter * 2 + Number(number) };
}
