import { contentKinds, kindAt } from "#contract/content-kinds.ts";
import type { SamplesState } from "#contract/samples.ts";
import { listed } from "#contract/site/listed.ts";
import { nounLabel } from "../history/noun-labels.ts";

type Going = SamplesState["going"];

export const samplesInWords = (count: number): string => (count === 1 ? "1 sample" : `${count} samples`);

/** "10 courses, 6 exams and 1 room" */
export function countsInWords(going: Going): string {
  return listed(going.map(({ noun, count }) => `${count} ${count === 1 ? nounLabel(noun) : manyOf(noun)}`));
}

function manyOf(noun: Going[number]["noun"]): string {
  const { section } = contentKinds[kindAt(noun)];
  return section.charAt(0).toLowerCase() + section.slice(1);
}

export function totalOf(going: Going): number {
  return going.reduce((sum, { count }) => sum + count, 0);
}
