import { searchable } from "#contract/searchable.ts";

/** Words are akin that begin with the same letters, as "exams" and "examination", "tech" and "technology": so many. */
const stem = 4;

/** Which of our categories fits a post with the categories `wanted` on another site, the likeliest first; the first of ours where none fits. */
export function chooseCategory(wanted: readonly string[], ours: readonly string[]): { category: string; isSure: boolean } {
  const same = ours.find((name) => wanted.some((other) => searchable(other) === searchable(name)));
  if (same !== undefined) return { category: same, isSure: true };
  const akin = wanted.flatMap((other) => ours.filter((name) => stemsOf(name).some((one) => stemsOf(other).includes(one))));
  return { category: akin[0] ?? ours[0] ?? "", isSure: false };
}

function stemsOf(name: string): string[] {
  return searchable(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= stem)
    .map((word) => word.slice(0, stem));
}
