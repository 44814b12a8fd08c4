import type { SiteOptions } from "#contract/kinds/site-options.ts";
import { monthsBefore } from "../calendar.ts";

export type KeepMonths = Pick<SiteOptions, "enquiryKeepMonths" | "auditKeepMonths">;

/** A picture is stored a moment before the item that shows it, so a new one that nothing shows is left alone. */
const youngPicture = 24 * 3_600_000;

/** The moments (milliseconds) from which on things are kept at `now`; what is older is erased. Undefined: all is kept. */
export function keptSince(now: number, { enquiryKeepMonths, auditKeepMonths }: KeepMonths) {
  return {
    enquiries: enquiryKeepMonths === 0 ? undefined : monthsBefore(now, enquiryKeepMonths),
    activity: monthsBefore(now, auditKeepMonths),
    unusedPictures: now - youngPicture,
  };
}
