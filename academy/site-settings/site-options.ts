import { isTimeZone, optionsKind, type SiteOptions } from "#contract/kinds/site-options.ts";
import { createSingle, type SingleNeeds } from "./site-settings.ts";

/** How long an enquiry is kept, as the privacy policy says it. `months` 0: no clean-up erases it. */
export function keptInWords(months: number): string {
  const asked = "until you ask us to erase it";
  return months === 0 ? asked : `${asked}, or until ${months} months after our last contact with you, whichever comes first`;
}

/** Time zone and times to keep things. */
export function createSiteOptions(needs: SingleNeeds, first: SiteOptions) {
  let zone = first.timeZone;
  const saved = ({ timeZone }: Pick<SiteOptions, "timeZone">): void => {
    // A backup of a program with newer time zones may name one that this one does not know.
    zone = isTimeZone(timeZone) ? timeZone : first.timeZone;
  };
  const single = createSingle(needs, optionsKind, { first, saved });

  return {
    ...single,
    /** The time zone in this process's memory: many need it at once and cannot wait for the database. */
    timeZone: () => zone,
    /** While the database is away, as it was said last. */
    assume: saved,
    look: async () => saved(await single.read()),
  };
}
