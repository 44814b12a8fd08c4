import { searchable } from "../searchable.ts";

type Levelled = { title: string; level?: string | undefined };

/** Those of some levels that would find a class. */
export function levelsOf(one: Levelled, levels: readonly string[]): string[] {
  return levels.filter((level) => hasLevel(one, level));
}

/** "A1" finds A1, A1.1 and "A1 evening"; the title says it where the level does not. */
export function hasLevel({ level = "", title }: Levelled, wanted: string): boolean {
  const words = ` ${searchable(level || title).replace(/[^\p{L}\p{N}.]+/gu, " ")} `;
  return [" ", "."].some((end) => words.includes(` ${searchable(wanted)}${end}`));
}
