import type { ContentVersions, Database, Noun } from "#database/database.ts";

const lookEvery = 500;

/**
 * The content versions as this process knows them: at once for its own changes, within half a second for those of
 * other processes. While the database is away the last known ones stand.
 */
export function startContentClock(database: Database) {
  let versions: ContentVersions = { courses: 0, exams: 0, posts: 0, questions: 0 };
  let timer: NodeJS.Timeout | undefined;

  function learn(noun: Noun, version: number): void {
    // A slow look may arrive after a newer change was learnt.
    if (version > versions[noun]) versions = { ...versions, [noun]: version };
  }
  database.onChange(learn);

  async function look(): Promise<void> {
    const seen = await database.contentVersions().catch(() => undefined);
    if (!seen) return;
    for (const noun of ["courses", "exams", "posts", "questions"] as const) learn(noun, seen[noun]);
  }

  return {
    now: () => versions,
    look,
    start(): void {
      const again = () => {
        timer = setTimeout(() => void look().finally(again), lookEvery).unref();
      };
      again();
    },
    stop: () => clearTimeout(timer),
  };
}
