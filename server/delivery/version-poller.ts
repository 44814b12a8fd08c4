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
  /** Looks whether other contents are in the database: only then so many versions grow at once. */
  lookForRestore: () => Promise<void> = async () => {},
) {
  let versions: PageVersions = { ...contentVersionsOf(() => 0), day: dayNumber(today()), moment: 0 };
  let minute = 0;
  let settingsRead = -1;
  let takenOverOn = "";
  let timer: NodeJS.Timeout | undefined;
  /** Moments until then are counted in "moment"; `next` is the first after it, read when the content versions were `plannedFor`. */
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

  /** What is prepared for a day takes over with it. */
  async function takeOver(): Promise<void> {
    const day = today();
    if (day === takenOverOn) return;
    await facts.takeOver();
    takenOverOn = day;
  }

  async function look(): Promise<void> {
    await lookAtSchema();
    // Neither waits for what the other lacks.
    await timedChanges.takeOver().catch(() => {});
    await takeOver().catch(() => {});
    const seen = await database.contentVersions().catch(() => undefined);
    if (!seen) return;
    if (seen.site_settings !== settingsRead) {
      const failed = await lookForRestore()
        .then(() => options.look())
        .then(
          () => false,
          () => true,
        );
      if (failed) return;
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

  /** A day begins at a full minute wherever one is; asking which it is takes 3 µs. */
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
    /** Another program has brought the schema further than this one knows. */
    onSchemaTooNew(listener: (error: DatabaseTooNew) => void): void {
      tooNew = listener;
    },
  };
}

function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}
