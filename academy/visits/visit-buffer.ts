import { otherName } from "#contract/site/visits.ts";
import type { VisitTable } from "#database/tables.ts";

export type VisitKind = VisitTable["kind"];
export type VisitCount = { day: string; kind: VisitKind; name: string; count: number };
export type Visit = { day: string; page: string; host: string; words: string };

/** Bounds between two batches: names in all, visits of one network, networks, and searches of all networks. */
const mostNames = 1000;
const mostOfOne = 200;
const mostNetworks = 2000;
const mostAsked = 5000;

/** Counts visits in memory since the last batch; with each batch the networks are forgotten. */
export function createVisitBuffer() {
  let counts = new Map<string, VisitCount>();
  let visitsOf = new Map<string, number>();
  let askedBy = new Set<string>();

  function add({ day, kind, name, count }: VisitCount): void {
    const key = `${day} ${kind} ${name}`;
    const before = counts.get(key);
    if (before) before.count += count;
    else if (counts.size < mostNames || name === otherName) counts.set(key, { day, kind, name, count });
    else if (kind !== "words") add({ day, kind, name: otherName, count });
  }

  return {
    size: () => counts.size,

    /** Counts a visit. Of one `network` only `mostOfOne` count in a batch, and the same search only once. */
    add({ day, page, host, words }: Visit, network: string): void {
      const visits = visitsOf.get(network) ?? 0;
      if (visits >= mostOfOne || (visits === 0 && visitsOf.size >= mostNetworks)) return;
      visitsOf.set(network, visits + 1);
      add({ day, kind: "page", name: page, count: 1 });
      add({ day, kind: "host", name: host, count: 1 });
      const asked = `${network} ${words}`;
      if (words === "" || askedBy.has(asked) || askedBy.size >= mostAsked) return;
      askedBy.add(asked);
      add({ day, kind: "words", name: words, count: 1 });
    },

    take(): VisitCount[] {
      const all = [...counts.values()];
      counts = new Map();
      visitsOf = new Map();
      askedBy = new Set();
      return all;
    },

    /** Puts back counts that could not be written, for the next batch. */
    putBack: (all: readonly VisitCount[]) => all.forEach(add),
  };
}
