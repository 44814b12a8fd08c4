/** The rungs of the CEFR's ladder that "Which level am I?" asks about, the lowest first. */
export const rungs = ["A1", "A2", "B1", "B2", "C1"] as const;
export type Rung = (typeof rungs)[number];

/** What somebody says of a sentence: "some" is with help, or not always. */
export const canDo = ["yes", "some", "no"] as const;
export type CanDo = (typeof canDo)[number];
/** What was said of the sentences of each rung that was asked about. */
export type Answers = Partial<Record<Rung, readonly CanDo[]>>;

/** At most three sentences of a rung are asked, and at most four rungs: twelve in all. */
export const mostOfRung = 3;
/** Most people who ask have begun: A2 tells them apart in three sentences. */
export const firstRung: Rung = "A2";

const points: Record<CanDo, number> = { yes: 2, some: 1, no: 0 };
/** The points reached, of those that could be: 0 to 1. */
const share = (said: readonly CanDo[]): number => said.reduce((sum, one) => sum + points[one], 0) / (2 * said.length);
const holds = (said: readonly CanDo[]): boolean => share(said) >= 2 / 3;

/**
 * What somebody knows: `sure`, the highest rung that holds (undefined: none yet); `begun`, the one above where some of it is there; `above`:
 * all that was asked about holds, up to the last that is taught.
 */
export type Found = { sure: Rung | undefined; begun: Rung | undefined; above?: true };

/** The rung to ask about next, else what was found. It goes up the ladder while each rung holds, to the `last` that is taught; one down where the first does not. */
export function nextOfCheck(answers: Answers, last: Rung = "C1"): { ask: Rung } | { found: Found } {
  const begun = (rung: Rung, said: readonly CanDo[]) => (share(said) > 0 && rungs.indexOf(rung) <= rungs.indexOf(last) ? rung : undefined);
  const first = answers[firstRung];
  if (!first) return { ask: firstRung };
  if (!holds(first)) {
    const below = answers.A1;
    if (!below) return { ask: "A1" };
    return holds(below)
      ? { found: { sure: "A1", begun: begun(firstRung, first) } }
      : { found: { sure: undefined, begun: begun("A1", below) } };
  }
  let sure: Rung = firstRung;
  for (const rung of rungs.slice(rungs.indexOf(firstRung) + 1, rungs.indexOf(last) + 1)) {
    const said = answers[rung];
    if (!said) return { ask: rung };
    if (!holds(said)) return { found: { sure, begun: begun(rung, said) } };
    sure = rung;
  }
  return { found: { sure, begun: undefined, above: true } };
}

/** The rung to learn next; undefined above the last that is taught. */
export function rungToLearn({ sure }: Found, last: Rung = "C1"): Rung | undefined {
  return rungs.slice(0, rungs.indexOf(last) + 1)[sure === undefined ? 0 : rungs.indexOf(sure) + 1];
}

/** What was found, as a person says it: "A2", "A2 to B1", "C1 or above", "the very beginning". */
export function foundInWords({ sure, begun, above }: Found): string {
  if (sure && above) return `${sure} or above`;
  if (sure && begun) return `${sure} to ${begun}`;
  return sure ?? (begun ? `the beginning of ${begun}` : "the very beginning");
}
