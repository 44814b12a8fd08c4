import type { PublicClass } from "#academy/public/public-academy.ts";
import { inHours } from "#contract/classes/class-labels.ts";
import { hoursIn } from "#contract/classes/contradictions.ts";

/** Of a course's hours, what may be missing for another reason. */
const tolerance = 0.1;

/** Why a class has fewer hours than its course says; undefined where the days without class are not the reason. */
export function lostHours({ hours = "", lost = 0 }: PublicClass["words"], duration = ""): string | undefined {
  const [own, promised] = [hoursIn(hours), hoursIn(duration)];
  if (own === undefined || promised === undefined || own >= promised || lost === 0) return undefined;
  if (Math.abs(own + lost - promised) > promised * tolerance) return undefined;
  return `${inHours(lost)} of the ${inHours(promised)} fall on days without class`;
}
