import type { SiteOptions } from "#contract/site-options.ts";
import type { AccountLinks } from "../account-links/account-links.ts";
import type { Audit } from "../audit/audit.ts";
import type { Autosaves } from "../autosaves/autosaves.ts";
import { monthsBefore } from "../calendar.ts";
import type { createRepository } from "../content/repository.ts";
import type { Enquiries } from "../enquiries/enquiries.ts";
import type { Limits } from "../limits/limits.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { AnySingle } from "../site-settings/site-settings.ts";

type Rooms = {
  repositories: readonly Pick<ReturnType<typeof createRepository>, "emptyTrash" | "dropOldVersions" | "addPictures">[];
  singles: ReadonlyMap<string, Pick<AnySingle, "addPictures">>;
  autosaves: Pick<Autosaves, "addPictures">;
  pictures: Pictures;
  enquiries: Enquiries;
  sessions: Pick<Sessions, "sweep">;
  accountLinks: AccountLinks;
  limits: Limits;
  audit: Audit;
  options: { read: () => Promise<SiteOptions> };
  clock: () => number;
  sweepOthers: () => Promise<number>;
};

/** A picture is stored a moment before the item that shows it, so a new one that nothing shows is left alone. */
const youngPicture = 24 * 3_600_000;

/** What keeping things for so long would erase now. */
export async function countErased(
  { enquiries, audit, clock }: Pick<Rooms, "enquiries" | "audit" | "clock">,
  { enquiryKeepMonths, auditKeepMonths }: Pick<SiteOptions, "enquiryKeepMonths" | "auditKeepMonths">,
): Promise<{ enquiries: number; activity: number }> {
  return {
    enquiries: enquiryKeepMonths === 0 ? 0 : await enquiries.countOlder(monthsBefore(clock(), enquiryKeepMonths)),
    activity: await audit.countOlder(monthsBefore(clock(), auditKeepMonths)),
  };
}

/** What is thrown away each night. Each job answers how many things it erased, and may be done twice. */
export function createNightlyJobs({
  repositories,
  singles,
  autosaves,
  pictures,
  enquiries,
  sessions,
  accountLinks,
  limits,
  audit,
  options,
  clock,
  sweepOthers,
}: Rooms) {
  return {
    trash: () => sum(repositories.map((repository) => repository.emptyTrash)),
    versions: () => sum(repositories.map((repository) => repository.dropOldVersions)),
    sessions: () => sum([sessions.sweep, accountLinks.sweep, limits.sweep, sweepOthers]),
    audit: async () => audit.sweep(monthsBefore(clock(), (await options.read()).auditKeepMonths)),

    enquirySearch: () => enquiries.searchTexts.renew(),

    async enquiries(): Promise<number> {
      const { enquiryKeepMonths } = await options.read();
      if (enquiryKeepMonths === 0) return 0;
      return enquiries.eraseOlder(monthsBefore(clock(), enquiryKeepMonths));
    },

    async pictures(): Promise<number> {
      const shown = new Set<string>();
      for (const repository of repositories) await repository.addPictures(shown);
      for (const part of [...singles.values(), autosaves]) await part.addPictures(shown);
      return pictures.dropUnused(shown, clock() - youngPicture);
    },
  };
}

async function sum(works: readonly (() => Promise<number>)[]): Promise<number> {
  let total = 0;
  for (const work of works) total += await work();
  return total;
}
