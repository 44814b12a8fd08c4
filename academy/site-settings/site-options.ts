import { isTimeZone, optionsKind, type SiteOptions } from "#contract/kinds/site-options.ts";
import { createSingle, type SingleNeeds } from "./site-settings.ts";

/** How long an enquiry is kept, in the words of the privacy policy. `months` 0: it is not erased by itself. */
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
    /** The time zone, from this process's memory: many need it at once, and cannot wait for the database. */
    timeZone: () => zone,
    /** Takes over the options of the public copy, while the database is away. */
    assume: saved,
    /** Reads the time zone, which another process may have changed. */
    look: async () => saved(await single.read()),
  };
}
