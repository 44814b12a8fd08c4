import { contentKinds } from "#contract/content-kinds.ts";
import type { SamplesState } from "#contract/samples.ts";
import { listed } from "#contract/site/listed.ts";

type Going = SamplesState["going"];

const names = new Map<string, { one: string; many: string }>(
  Object.values(contentKinds).map(({ path, word, section }) => [
    path,
    { one: word, many: section.charAt(0).toLowerCase() + section.slice(1) },
  ]),
);

export const kindInWords = (noun: string): string => names.get(noun)?.one ?? noun;

export const samplesInWords = (count: number): string => (count === 1 ? "1 sample" : `${count} samples`);

/** "10 courses, 6 exams and 1 room" */
export function countsInWords(going: Going): string {
  const parts = going.map(({ noun, count }) => `${count} ${count === 1 ? kindInWords(noun) : (names.get(noun)?.many ?? noun)}`);
  return listed(parts);
}

export function totalOf(going: Going): number {
  return going.reduce((sum, { count }) => sum + count, 0);
}
