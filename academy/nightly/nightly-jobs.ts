import type { SiteOptions } from "#contract/kinds/site-options.ts";
import type { AccountLinks } from "../account-links/account-links.ts";
import type { Audit } from "../audit/audit.ts";
import type { Autosaves } from "../autosaves/autosaves.ts";
import type { createRepository } from "../content/repository.ts";
import type { Enquiries } from "../enquiries/enquiries.ts";
import type { Limits } from "../limits/limits.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { Recordings } from "../recordings/recordings.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { AnySingle } from "../site-settings/site-settings.ts";
import { type KeepMonths, keptSince } from "./kept-since.ts";

type Needs = {
  repositories: readonly Pick<ReturnType<typeof createRepository>, "emptyTrash" | "dropOldVersions" | "addPictures">[];
  singles: ReadonlyMap<string, Pick<AnySingle, "addPictures">>;
  autosaves: Pick<Autosaves, "addPictures">;
  pictures: Pictures;
  recordings: Pick<Recordings, "dropUnused">;
  enquiries: Enquiries;
  sessions: Pick<Sessions, "sweep">;
  accountLinks: AccountLinks;
  limits: Limits;
  audit: Audit;
  options: { read: () => Promise<SiteOptions> };
  clock: () => number;
  sweepOthers: () => Promise<number>;
};

/** How much would be erased now if things were kept for so many months. */
export async function countErased(
  { enquiries, audit, clock }: Pick<Needs, "enquiries" | "audit" | "clock">,
  months: KeepMonths,
): Promise<{ enquiries: number; activity: number }> {
  const since = keptSince(clock(), months);
  return {
    enquiries: since.enquiries === undefined ? 0 : await enquiries.countOlder(since.enquiries),
    activity: await audit.countOlder(since.activity),
  };
}

/** What is erased each night. Each job answers how many things it erased, and may be done twice. */
export function createNightlyJobs({
  repositories,
  singles,
  autosaves,
  pictures,
  recordings,
  enquiries,
  sessions,
  accountLinks,
  limits,
  audit,
  options,
  clock,
  sweepOthers,
}: Needs) {
  const since = async () => keptSince(clock(), await options.read());
  return {
    trash: () => sum(repositories.map((repository) => repository.emptyTrash)),
    versions: () => sum(repositories.map((repository) => repository.dropOldVersions)),
    sessions: () => sum([sessions.sweep, accountLinks.sweep, limits.sweep, sweepOthers]),
    audit: async () => audit.sweep((await since()).activity),

    enquirySearch: () => enquiries.searchTexts.renew(),

    async enquiries(): Promise<number> {
      const { enquiries: oldest } = await since();
      return oldest === undefined ? 0 : enquiries.eraseOlder(oldest);
    },

    /** Pictures and recordings that nothing shows. */
    async pictures(): Promise<number> {
      const shown = new Set<string>();
      for (const repository of repositories) await repository.addPictures(shown);
      for (const part of [...singles.values(), autosaves]) await part.addPictures(shown);
      const { unusedPictures } = await since();
      return (await pictures.dropUnused(shown, unusedPictures)) + (await recordings.dropUnused(shown, unusedPictures));
    },
  };
}

async function sum(works: readonly (() => Promise<number>)[]): Promise<number> {
  let total = 0;
  for (const work of works) total += await work();
  return total;
}
