import type { AcademyFacts } from "#contract/shown-facts.ts";

/** Of the part of the About page with what can be looked up. */
export const trustAnchor = "look-us-up";

/** Whether there is anything that visitors can look up. */
export function hasTrust({ since, registrations, centres, reviews, photos }: AcademyFacts): boolean {
  return [since, registrations, centres, reviews, photos].some((fact) => fact !== undefined);
}
