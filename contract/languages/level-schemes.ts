import { type Found, type Rung, rungs } from "./level-check.ts";
import { levelsOf } from "./levels-of.ts";

/** The ladders of levels that a language can be taught by; those of "own" stand in the language itself. */
export const levelSchemes = {
  cefr: "CEFR: A1 to C2",
  jlpt: "JLPT: N5 to N1",
  topik: "TOPIK: 1 to 6",
  hsk: "HSK: 1 to 9",
  own: "Levels of its own",
} as const;
export type LevelScheme = keyof typeof levelSchemes;

const counted = (name: string, most: number) => Array.from({ length: most }, (_, index) => `${name} ${index + 1}`);

const ladders: Readonly<Record<LevelScheme, readonly string[]>> = {
  cefr: ["A1", "A2", "B1", "B2", "C1", "C2"],
  jlpt: ["N5", "N4", "N3", "N2", "N1"],
  topik: counted("TOPIK", 6),
  hsk: counted("HSK", 9),
  own: [],
};
/** Instead of a level of its ladder, a class of any language may say one of these. */
const onlyCounted = counted("Level", 6);

type Levelled = { scheme: LevelScheme; levels: readonly string[] };

/**
 * About where the levels of other schemes stand beside the CEFR's: JLPT as its certificates have said since December 2025, TOPIK and HSK by
 * their own three stages (beginner, intermediate, advanced). None of them matches exactly.
 */
const beside: Readonly<Record<Exclude<LevelScheme, "cefr" | "own">, Readonly<Record<Rung, readonly string[]>>>> = {
  jlpt: { A1: ["N5"], A2: ["N4"], B1: ["N3"], B2: ["N2"], C1: ["N1"] },
  topik: { A1: ["TOPIK 1"], A2: ["TOPIK 2"], B1: ["TOPIK 3"], B2: ["TOPIK 4"], C1: ["TOPIK 5"] },
  hsk: { A1: ["HSK 1"], A2: ["HSK 2", "HSK 3"], B1: ["HSK 4"], B2: ["HSK 5", "HSK 6"], C1: ["HSK 7"] },
};

/** What is wrong with a level that a scheme does not have: on the site it would be left out. Undefined where nothing is. */
export function unknownLevel(scheme: LevelScheme, level: string): string | undefined {
  const all = ladders[scheme];
  if (scheme === "own" || all.some((one) => one.toLowerCase() === level.trim().toLowerCase())) return undefined;
  const [name = ""] = levelSchemes[scheme].split(":");
  return `${name} has no level “${level}”. Write it as ${all.slice(0, 3).join(", ")}, or choose “${levelSchemes.own}”.`;
}

/** Levels one by one: "HSK 1 to 3" becomes three. What is no level of the scheme, as "HSK 1 evening", stays as it was written. */
export function levelsNamed(scheme: LevelScheme, levels: readonly string[]): string[] {
  const oneByOne = levels.flatMap((level) => {
    const within = unknownLevel(scheme, level) === undefined ? [] : levelsOf({ level, title: "" }, ladders[scheme]);
    return within.length > 1 ? within : [level];
  });
  return [...new Set(oneByOne)];
}

/** The levels of a language, the lowest first: those of its scheme that it names, or the whole scheme where it names none. */
export function ladderOf({ scheme, levels }: Levelled): readonly string[] {
  if (scheme === "own") return levels;
  const named = ladders[scheme].filter((level) => levels.some((one) => one.trim().toLowerCase() === level.toLowerCase()));
  return named.length > 0 ? named : ladders[scheme];
}

/** Whether a class of the language may say this of its level: one of its ladder, or one that is only counted. */
export function isLevelOf(level: string, language: Levelled): boolean {
  return levelsOf({ level, title: "" }, [...ladderOf(language), ...onlyCounted]).length > 0;
}

/** The levels of a language that stand about where a rung of the CEFR does; none for levels of its own. */
export function levelsAtRung({ scheme }: Levelled, rung: Rung): readonly string[] {
  if (scheme === "own") return [];
  return scheme === "cefr" ? [rung] : beside[scheme][rung];
}

/** What was found, in levels of the language's scheme. None for the CEFR, which needs no translation, nor for levels of its own, which have none. */
export function levelsFound(language: Levelled, { sure, above }: Found): readonly string[] {
  if (language.scheme === "cefr" || !sure) return [];
  const levels = levelsAtRung(language, sure);
  return above ? levels.slice(0, 1).map((level) => `${level} or above`) : levels;
}

/** The same for the rung to learn next. Beginners begin with the first level, also where a language has levels of its own. */
export function levelsToLearn(language: Levelled, rung: Rung | undefined): readonly string[] {
  if (language.scheme === "own") return rung === rungs[0] ? language.levels.slice(0, 1) : [];
  return language.scheme === "cefr" || !rung ? [] : levelsAtRung(language, rung);
}

/** The levels by which classes at a rung are found: those of the language's scheme, at the first rung also "Level 1". */
export function classLevelsAtRung(language: Levelled, rung: Rung): readonly string[] {
  return [...levelsAtRung(language, rung), ...(rung === rungs[0] ? onlyCounted.slice(0, 1) : [])];
}

/** The highest rung that is taught of a language; undefined for levels of its own, which stand beside no rung. */
export function lastRungOf(language: Levelled): Rung | undefined {
  const ladder = ladderOf(language);
  return rungs.findLast((rung) => levelsAtRung(language, rung).some((level) => ladder.includes(level)));
}

/** What classes of these languages can be narrowed to: the levels of each ladder, and those that are only counted. */
export function levelsOfAll(languages: readonly Levelled[]): string[] {
  const taught = new Set(languages.map(({ scheme }) => scheme));
  const schemes = Object.keys(ladders).filter((scheme): scheme is LevelScheme => taught.has(scheme as LevelScheme));
  const own = languages.flatMap((one) => (one.scheme === "own" ? one.levels : []));
  return [...new Set([...schemes.flatMap((scheme) => ladders[scheme]), ...own, ...onlyCounted])];
}

/** Whether a title names this level and no other: "Mandarin, HSK 1", not "HSK 1 to 3". */
export function isJustOf(title: string, level: string): boolean {
  const named = levelsOf({ title }, [...Object.values(ladders).flat(), ...onlyCounted, level]);
  return new Set(named).size === 1 && named.includes(level);
}

/** A level in its usual writing: "hsk 1" becomes "HSK 1". One that no ladder has stays as it is. */
export function levelAsWritten(level: string, languages?: readonly Levelled[]): string {
  const known = languages ? levelsOfAll(languages) : [...Object.values(ladders).flat(), ...onlyCounted];
  return known.find((one) => one.toLowerCase() === level.toLowerCase()) ?? level;
}
