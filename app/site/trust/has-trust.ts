import type { AcademyFacts } from "#contract/shown-facts.ts";

/** Of the part of the About page with what can be looked up. */
export const trustAnchor = "look-us-up";

/** Whether there is anything that visitors can look up; since when the academy teaches is no such thing by itself. */
export function hasTrust({ registrations, centres, reviews, photos }: AcademyFacts): boolean {
  return [registrations, centres, reviews, photos].some((fact) => fact !== undefined);
}
