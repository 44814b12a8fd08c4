import type { PracticalFacts, wayFields } from "./kinds/practical-facts.ts";
import { callLink } from "./site/contact-links.ts";
import type { HoursInWords } from "./site/opening-hours.ts";

/** A number as people read it ("+94 11 234 5678"), what it is for, and the number to dial from any country where that is another. */
// A tuple, as links and hours are, because names of fields would travel with every page.
export type Phone = [number: string, label?: string, dialled?: string];

/** The link that dials it. */
export function phoneLink([number, , dialled = number]: Phone): string {
  return callLink(dialled);
}

/** The academy's own facts as pages and mails show them; staff set them (contract/kinds/academy-facts.ts). */
export type AcademyFacts = PracticalFacts & {
  name: string;
  phones: [Phone, ...Phone[]];
  email: string;
  address: string;
  city: string;
  /** International number without "+", as messaging links want it. */
  chatNumber: string;
  social: Array<[name: string, url: string]>;
  /** Link to a map of the address; may be "". */
  map: string;
  languages?: string[];
  hours: HoursInWords;
  /** What is prepared for a day, as far as it is something else for visitors. */
  next?: FactsToCome;
  /** Origin of the public site without a trailing slash, e.g. "https://academy.example". */
  publicUrl: string;
};

/** Where the academy is, and how one finds it. */
export type Place = Pick<AcademyFacts, "address" | "city" | "map" | keyof typeof wayFields>;

/** Those of place, phones, e-mail and hours that are others `from` a day on ("2027-01-01"). */
export type FactsToCome = { from: string; place?: Place } & Partial<Pick<AcademyFacts, "phones" | "email" | "hours">>;

/** Where the academy is on a day. */
export function placeOn(facts: AcademyFacts, day: string): Place {
  const { next } = facts;
  return next?.place && day >= next.from ? next.place : facts;
}

type Lasting = { starts_on: string; ends_on: string; mode: string; branch?: object | undefined };

/** Where a class goes on, and from which day, when the academy moves while it lasts; undefined: it stays where it is. */
export function moveDuring({ next }: AcademyFacts, { starts_on, ends_on, mode, branch }: Lasting): (Place & { from: string }) | undefined {
  if (mode === "online" || branch || !next?.place || next.from <= starts_on || next.from > ends_on) return undefined;
  return { ...next.place, from: next.from };
}

/** The hours within a sentence. `alike` puts them into words where every day has the same ("8.30 AM to 5.30 PM", "between 8.30 AM and 5.30 PM"). */
export function hoursPhrase({ hours }: Pick<AcademyFacts, "hours">, alike: (text: string, between: string) => string): string {
  const text = hours.lines[0]?.[1] ?? "";
  const usual = hours.when ?? alike(text, `between ${text.replace(" to ", " and ")}`);
  return hours.today ? `${usual} (${hours.today})` : usual;
}
