import type { PracticalFacts } from "./practical-facts.ts";
import { callLink } from "./site/contact-links.ts";
import type { HoursInWords } from "./site/opening-hours.ts";

/** A number as people read it ("+94 11 234 5678"), what it is for, and how any country dials it if not simply by its digits. */
// A tuple, as links and hours are: names of fields travel with every page.
export type Phone = [number: string, label?: string, dialled?: string];

/** The link that dials it. */
export function phoneLink([number, , dialled = number]: Phone): string {
  return callLink(dialled);
}

/** The academy's own facts as pages and mails show them; staff set them (contract/academy-facts.ts). */
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
  /** Origin of the public site without a trailing slash, e.g. "https://academy.example". */
  publicUrl: string;
};

/** The hours within a sentence. `alike` words a week whose days are all alike ("8.30 AM to 5.30 PM", "between 8.30 AM and 5.30 PM"). */
export function hoursPhrase({ hours }: Pick<AcademyFacts, "hours">, alike: (text: string, between: string) => string): string {
  const text = hours.lines[0]?.[1] ?? "";
  return hours.when ?? alike(text, `between ${text.replace(" to ", " and ")}`);
}
