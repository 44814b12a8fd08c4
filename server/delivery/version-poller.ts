import type { Academy } from "#academy/academy.ts";
import { publishedTables } from "#academy/content/next-publication.ts";
import type { PageSource } from "#academy/public/page-sources.ts";
import { type ContentVersions, contentVersionsOf, type Database } from "#database/database.ts";
import { DatabaseTooNew } from "#database/migrate.ts";
import { type PageTable, pageTables } from "#database/tables.ts";

const lookEvery = 500;

export type PageVersions = Readonly<Record<PageSource, number>>;

/**
 * The content versions as this process knows them: its own changes at once, others' within half a second; while the database is away, the
 * last known. The day grows as it changes where the academy is; "moment" grows when the clock publishes or withdraws an item.
 */
export function startVersionPoller(
  database: Database,
  { today, moments, options, facts, timedChanges }: Pick<Academy, "today" | "moments" | "options" | "facts" | "timedChanges">,
  /** Looks whether a backup was restored: called when the settings have changed, since a restore raises every version. */
  lookForRestore: () => Promise<void> = async () => {},
) {
  let versions: PageVersions = { ...contentVersionsOf(() => 0), day: dayNumber(today()), moment: 0 };
  let minute = 0;
  let settingsRead = -1;
  let takenOverOn = "";
  let timer: NodeJS.Timeout | undefined;
  /** What was published or withdrawn until `counted` is in "moment". `next` is the first moment after it, as it was with the versions `plannedFor`. */
  let counted = moments.now();
  let next = Number.POSITIVE_INFINITY;
  let plannedFor = "";
  let tooNew = (_error: DatabaseTooNew): void => {};

  function learn(table: PageTable, version: number): void {
    // A slow look may arrive after a newer change was learnt.
    if (version > versions[table]) versions = { ...versions, [table]: version };
  }
  database.onChange(learn);

  async function lookAtSchema(): Promise<void> {
    await database.assertSchemaKnown().catch((error: unknown) => {
      if (error instanceof DatabaseTooNew) tooNew(error);
    });
  }

  /** Once a day: facts that staff prepared for it become the facts. */
  async function takeOver(): Promise<void> {
    const day = today();
    if (day === takenOverOn) return;
    await facts.takeOver();
    takenOverOn = day;
  }

  async function look(): Promise<void> {
    await lookAtSchema();
    // If one of them fails, the other goes on.
    await timedChanges.takeOver().catch(() => {});
    await takeOver().catch(() => {});
    const seen = await database.contentVersions().catch(() => undefined);
    if (!seen) return;
    if (seen.site_settings !== settingsRead) {
      try {
        await lookForRestore();
        await options.look();
      } catch {
        return;
      }
      settingsRead = seen.site_settings;
      // Another time zone may have another day.
      minute = 0;
    }
    for (const table of pageTables) learn(table, seen[table]);
    await plan(seen);
  }

  async function plan(seen: ContentVersions): Promise<void> {
    const content = [...publishedTables.map((table) => seen[table]), counted].join();
    if (content === plannedFor) return;
    const found = await moments.next(counted).catch(() => undefined);
    if (found === undefined) return;
    next = found;
    plannedFor = content;
  }

  function lookAtMoment(): void {
    const now = moments.now();
    if (now < next) return;
    counted = now;
    next = Number.POSITIVE_INFINITY;
    versions = { ...versions, moment: versions.moment + 1 };
  }

  /** Once a minute: days begin at a full minute in every time zone, and asking which it is takes 3 µs. */
  function lookAtDay(): void {
    const now = Math.floor(Date.now() / 60_000);
    if (now === minute) return;
    minute = now;
    const day = dayNumber(today());
    if (day !== versions.day) versions = { ...versions, day };
  }

  return {
    now(): PageVersions {
      lookAtDay();
      lookAtMoment();
      return versions;
    },
    look,
    start(): void {
      const again = () => {
        timer = setTimeout(() => void look().finally(again), lookEvery).unref();
      };
      again();
    },
    stop: () => clearTimeout(timer),
    /** `listener` is called when a newer program has changed the schema. */
    onSchemaTooNew(listener: (error: DatabaseTooNew) => void): void {
      tooNew = listener;
    },
  };
}

function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}
