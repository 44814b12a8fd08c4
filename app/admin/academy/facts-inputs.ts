import { factsKind } from "#contract/academy-facts.ts";
import { OtherDaysInputs } from "./other-days-inputs.tsx";
import { WeekInputs } from "./week-inputs.tsx";

export const factsInputs = { week: WeekInputs, exceptions: OtherDaysInputs };
const usualPlaces = ["Facebook", "Instagram", "YouTube"];

/** With an empty line for each usual place where the academy has no link yet. */
export function withPlaces({ social, ...facts }: Record<string, unknown>) {
  const links = factsKind.list.social.answer.parse(social);
  const places = new Map([...usualPlaces.map((name) => [name, ""] as const), ...links.map(({ name, url }) => [name, url] as const)]);
  return { ...facts, social: [...places].map(([name, url]) => ({ name, url })) };
}
