import type { SiteOptions } from "#contract/site/site-options.ts";
import type { Actor } from "../actor.ts";
import type { createSiteSetting } from "./site-settings.ts";

/** How long an enquiry is kept, as the privacy policy says it. `months` 0: no clean-up erases it. */
export function keptInWords(months: number): string {
  const asked = "until you ask us to erase it";
  return months === 0 ? asked : `${asked}, or until ${months} months after our last contact with you, whichever comes first`;
}

/** Time zone and times to keep things, as `setting` keeps them. */
export function createSiteOptions(setting: ReturnType<typeof createSiteSetting<SiteOptions>>) {
  let zone = setting.first.timeZone;

  return {
    first: setting.first,
    read: setting.read,
    fillOnce: setting.fillOnce,
    /** The time zone as this process knows it: what must be known at once cannot wait for the database. */
    timeZone: () => zone,
    /** While the database is away, as it was said last. */
    assume(kept: Pick<SiteOptions, "timeZone">): void {
      zone = kept.timeZone;
    },
    async look(): Promise<void> {
      zone = (await setting.read()).timeZone;
    },
    async save(fields: SiteOptions & { version?: number | undefined }, actor: Actor) {
      const saved = await setting.save(fields, actor);
      zone = saved.timeZone;
      return saved;
    },
  };
}
