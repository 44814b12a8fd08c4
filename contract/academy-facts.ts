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

/** Opening hours (specification, section 1). */
export const openingHours = { days: "Monday to Sunday", opens: "08:30", closes: "17:30", text: "8.30 AM to 5.30 PM" };
