import type { SiteOptions } from "#contract/site-options.ts";
import type { Actor } from "../actor.ts";
import type { createSiteSetting } from "./site-settings.ts";

/** Time zone and times to keep things, as `setting` keeps them. */
export function createSiteOptions(setting: ReturnType<typeof createSiteSetting<SiteOptions>>) {
  let zone = setting.first.timeZone;

  return {
    read: setting.read,
    fillOnce: setting.fillOnce,
    /** The time zone as this process knows it: what must be known at once cannot wait for the database. */
    timeZone: () => zone,
    /** Reads again what this process keeps in memory. */
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
