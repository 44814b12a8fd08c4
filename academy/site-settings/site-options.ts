import { optionsKind, type SiteOptions } from "#contract/site-options.ts";
import type { Actor } from "../actor.ts";
import { createSingle, type SingleNeeds } from "./site-settings.ts";

/** How long an enquiry is kept, as the privacy policy says it. `months` 0: no clean-up erases it. */
export function keptInWords(months: number): string {
  const asked = "until you ask us to erase it";
  return months === 0 ? asked : `${asked}, or until ${months} months after our last contact with you, whichever comes first`;
}

/** Time zone and times to keep things. */
export function createSiteOptions(needs: SingleNeeds, first: SiteOptions) {
  const single = createSingle(needs, optionsKind, first);
  let zone = first.timeZone;
  const taken = <Saved extends SiteOptions>(saved: Saved): Saved => {
    zone = saved.timeZone;
    return saved;
  };

  return {
    ...single,
    /** The time zone in this process's memory: many need it at once and cannot wait for the database. */
    timeZone: () => zone,
    /** While the database is away, as it was said last. */
    assume(kept: Pick<SiteOptions, "timeZone">): void {
      zone = kept.timeZone;
    },
    async look(): Promise<void> {
      taken(await single.read());
    },
    save: async (fields: SiteOptions & { version?: number | undefined }, actor: Actor) => taken(await single.save(fields, actor)),
    saveFirst: async (actor: Actor) => taken(await single.saveFirst(actor)),
    restoreVersion: async (version: number, actor: Actor) => taken(await single.restoreVersion(version, actor)),
  };
}
