import type { PublicClass } from "#academy/public/public-academy.ts";
import { inHours } from "#contract/classes/class-labels.ts";
import { hoursIn } from "#contract/classes/contradictions.ts";

/** The share of a course's hours that may be missing for another reason than days off. */
const tolerance = 0.1;

/** Why a class has fewer hours than its course says; undefined where the days without class are not the reason. */
export function lostHours({ hours = "", lost = 0 }: PublicClass["words"], duration = ""): string | undefined {
  const [own, promised] = [hoursIn(hours), hoursIn(duration)];
  if (own === undefined || promised === undefined || own >= promised || lost === 0) return undefined;
  const missing = promised - own - lost;
  if (Math.abs(missing) > promised * tolerance) return undefined;
  // The course's hours are named only where the days off are all that is missing: otherwise the sum would be wrong.
  return `${inHours(lost)} fewer${missing === 0 ? ` than the ${inHours(promised)} of the course` : ""}, because of days without a lesson`;
}
