export type Asked = { address: string; asked: number; first: number; last: number; cameFrom: string };

/** Bounds between two batches: new addresses in all, new addresses of one network, and networks counted separately. */
const mostNew = 200;
const mostNewOfOne = 10;
const mostNetworks = 1000;

/** Counts in memory the addresses asked for in vain since the last batch; with each batch the networks are forgotten. */
// Anybody can ask for anything: an address counts once a network, a network adds a few new ones, and all together no more than a batch takes.
export function createMissingAddressBuffer() {
  let known: ReadonlySet<string> = new Set();
  let asked = new Map<string, Asked>();
  let askedBy = new Map<string, Set<string>>();
  let fresh = 0;

  return {
    size: () => ({ addresses: asked.size, networks: askedBy.size }),

    /** Those that the list has already have no bound of their own. */
    add(address: string, cameFrom: string, network: string, now: number): void {
      const isKnown = known.has(address);
      const before = asked.get(address);
      if (!isKnown && !before && fresh >= mostNew) return;
      const mine = askedBy.get(network) ?? new Set();
      if (mine.has(address) || (askedBy.size >= mostNetworks && !askedBy.has(network))) return;
      if (!isKnown && mine.size >= mostNewOfOne) return;
      mine.add(address);
      askedBy.set(network, mine);
      if (!isKnown && !before) fresh++;
      const { first = now, asked: times = 0, cameFrom: from = "" } = before ?? {};
      asked.set(address, { address, asked: times + 1, first, last: now, cameFrom: cameFrom || from });
    },

    /** Takes out the batch. */
    take(): Asked[] {
      const all = [...asked.values()];
      asked = new Map();
      askedBy = new Map();
      fresh = 0;
      return all;
    },

    /** Tells it which addresses the list has. */
    learn(addresses: readonly string[]): void {
      known = new Set(addresses);
    },
  };
}
