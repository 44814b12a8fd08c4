export type Asked = { address: string; asked: number; first: number; last: number; cameFrom: string };

/** Bounds between two batches: new addresses in all, new addresses of one network, and networks counted separately. */
const mostNew = 200;
const mostNewOfOne = 10;
const mostNetworks = 1000;

/** What was asked for in vain since the last batch; each batch forgets the networks. What the list has already is counted all the same. */
// Anybody can ask for anything: an address counts once a network, a network adds a few, and all together no more than a batch may take.
export function createMissingAddressBuffer() {
  let known: ReadonlySet<string> = new Set();
  let asked = new Map<string, Asked>();
  let askedBy = new Map<string, Set<string>>();
  let fresh = 0;

  return {
    size: () => ({ addresses: asked.size, networks: askedBy.size }),

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

    take(): Asked[] {
      const all = [...asked.values()];
      asked = new Map();
      askedBy = new Map();
      fresh = 0;
      return all;
    },

    learn(addresses: readonly string[]): void {
      known = new Set(addresses);
    },
  };
}
