/** What the specification leaves to configuration: the academy's own facts (server/config.ts reads them). */
export type AcademyFacts = {
  name: string;
  /** As people read it, e.g. "+94 11 234 5678". */
  phone: string;
  /** The same as a link that dials it, from any country: "tel:+94112345678". */
  phoneLink: string;
  email: string;
  address: string;
  city: string;
  /** International number without "+", as messaging links want it. */
  chatNumber: string;
  social: Array<{ name: string; url: string }>;
  /** Link to a map of the address. */
  map: string;
  /** Origin of the public site without a trailing slash, e.g. "https://academy.example". */
  publicUrl: string;
};

const opens = "08:30";
const closes = "17:30";

/** Opening hours (specification, section 1), the same on every day of the week. Every text that names them takes them from here. */
export const openingHours = {
  days: "Monday to Sunday",
  opens,
  closes,
  /** "8.30 AM to 5.30 PM" */
  text: `${spoken(opens)} to ${spoken(closes)}`,
  /** "between 8.30 AM and 5.30 PM" */
  between: `between ${spoken(opens)} and ${spoken(closes)}`,
};

/** "17:30" as people say it: "5.30 PM". */
function spoken(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}.${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
