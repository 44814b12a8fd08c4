import type { AcademyFacts } from "#contract/shown-facts.ts";

/** The id of the part of About that shows what visitors can look up. */
export const trustAnchor = "look-us-up";

/** Whether there is anything that visitors can look up; since when the academy teaches is not enough. */
export function hasTrust({ registrations, centres, reviews, photos }: AcademyFacts): boolean {
  return [registrations, centres, reviews, photos].some((fact) => fact !== undefined);
}
