import { wayFields } from "#contract/kinds/practical-facts.ts";
import type { AcademyFacts, FactsToCome, Place } from "#contract/shown-facts.ts";

/** What changes for visitors when `then` takes over; undefined where it is no address, phone, e-mail or hours. */
export function factsToCome(now: AcademyFacts, then: AcademyFacts, from: string): FactsToCome | undefined {
  const found: FactsToCome = {
    from,
    ...(differ(placeOf(now), placeOf(then)) && { place: placeOf(then) }),
    ...(differ(now.phones, then.phones) && { phones: then.phones }),
    ...(differ(now.email, then.email) && { email: then.email }),
    ...(differ(now.hours.lines, then.hours.lines) && { hours: usual(then.hours) }),
  };
  return Object.keys(found).length > 1 ? found : undefined;
}

function placeOf(facts: AcademyFacts): Place {
  const { address, city, map } = facts;
  const way = Object.entries(facts).filter(([name, text]) => name in wayFields && text);
  return { address, city, map, ...Object.fromEntries(way) };
}

/** The week alone: holidays are announced beside the hours of now. */
function usual({ changes: _, today: __, ...hours }: AcademyFacts["hours"]): AcademyFacts["hours"] {
  return hours;
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
