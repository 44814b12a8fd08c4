import { type CopyPart, copyParts, partsOf, partsOfPeople } from "#academy/public/copy-sources.ts";
import type { PublicCopy } from "#academy/public/public-copy.ts";
import { type PageTable, pageTables } from "#database/tables.ts";
import type { PageVersions } from "../delivery/version-poller.ts";

const lookEvery = 500;
/** Milliseconds from a change to its copy: changes come in crowds. */
const soon = 50;
/** A part may be 8 MB: a large one that names nobody is written anew at most every ten seconds, however often staff save. */
const large = 1_000_000;
const restOf = 10_000;

type Needs = { copy: Pick<PublicCopy, "renew">; versions: () => PageVersions; failed: (error: unknown) => void };

/** Keeps what is public now for a time without the database: all of it when serving begins, then what changed, one part after the other. */
export function keepPublicCopy({ copy, versions, failed }: Needs) {
  let seen: Partial<PageVersions> = {};
  const waiting = new Set<CopyPart>(copyParts);
  const restUntil = new Map<CopyPart, number>();
  const untrusted = new Set<CopyPart>(copyParts);
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let dueSoon: NodeJS.Timeout | undefined;

  function noteChanges(): void {
    const now = versions();
    const changed = (source: keyof PageVersions) => seen[source] !== undefined && seen[source] !== now[source];
    for (const table of pageTables.filter((name): name is PageTable => changed(name))) for (const part of partsOf(table)) waiting.add(part);
    // A class is shown from the moment on that its course is.
    if (changed("moment") || changed("day")) waiting.add("open");
    seen = now;
  }

  const isDue = (part: CopyPart) => partsOfPeople.includes(part) || performance.now() >= (restUntil.get(part) ?? 0);

  async function renew(parts: readonly CopyPart[]): Promise<void> {
    for (const part of parts) waiting.delete(part);
    for (const part of parts)
      try {
        const bytes = await copy.renew(part, untrusted.has(part));
        untrusted.delete(part);
        restUntil.set(part, performance.now() + (bytes > large ? restOf : 0));
      } catch (error) {
        waiting.add(part);
        failed(error);
      }
  }

  /** Resolves when what had changed and is due is written; `all`: when all is. */
  async function look(all = false): Promise<void> {
    noteChanges();
    while (running) await running;
    const due = [...waiting].filter((part) => all || isDue(part));
    if (due.length === 0) return;
    running = renew(due).finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    look,
    /** To be called after a change: somebody who took a consent back must not be shown again after a crash a moment later. */
    lookSoon(): void {
      if (!started || dueSoon) return;
      dueSoon = setTimeout(() => {
        dueSoon = undefined;
        void look();
      }, soon).unref();
    },
    start(): void {
      started = true;
      const again = () => {
        timer = setTimeout(() => void look().finally(again), lookEvery).unref();
      };
      void look().finally(again);
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      if (started) await look(true);
    },
  };
}
