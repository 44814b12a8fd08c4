export type Budget = ReturnType<typeof createBudget>;

export type Share = {
  /** Takes `bytes` more; false when there is no room. */
  grow: (bytes: number) => boolean;
  /** It has arrived: it can no longer be put out, and its bytes stay taken until `release`. */
  arrived: () => void;
  release: () => void;
};

type Holder = { network: string; bytes: number; since: number; putOut: () => void };

/**
 * A budget of bytes for bodies and answers on their way: `most` for all, `mostOfOne` for one network, so that nobody takes everyone's
 * place. When it is full, one is put out: the first that has been on its way for `evictAfter` ms, so that endless ones keep nobody out;
 * else the largest of the network that has most, if whoever asks would have less, so that a few networks that fill it keep no form out.
 */
export function createBudget(
  { most, mostOfOne, evictAfter }: { most: number; mostOfOne: number; evictAfter: number },
  clock: () => number = Date.now,
) {
  const arriving = new Set<Holder>();
  const held = new Map<string, number>();
  let used = 0;

  function give(holder: Holder, bytes: number): void {
    used += bytes;
    holder.bytes += bytes;
    const ofNetwork = (held.get(holder.network) ?? 0) + bytes;
    if (ofNetwork > 0) held.set(holder.network, ofNetwork);
    else held.delete(holder.network);
  }

  /** Puts out the one that has been arriving too long, else the largest of whoever has more than `mine` would have with `bytes` more. */
  function makeRoom(mine: Holder, bytes: number, within: "network" | "all"): boolean {
    const has = (holder: Holder) => (within === "network" ? holder.bytes : (held.get(holder.network) ?? 0));
    let largest = has(mine) + bytes;
    let leaving: Holder | undefined;
    for (const holder of arriving) {
      if (holder === mine || (within === "network" && holder.network !== mine.network)) continue;
      const isLate = clock() - holder.since >= evictAfter;
      const isLarger = has(holder) > largest || (leaving && has(holder) === largest && holder.bytes > leaving.bytes);
      if (!isLate && !isLarger) continue;
      leaving = holder;
      if (isLate) break;
      largest = has(holder);
    }
    if (!leaving) return false;
    release(leaving);
    leaving.putOut();
    return true;
  }

  function release(holder: Holder): void {
    arriving.delete(holder);
    give(holder, -holder.bytes);
  }

  return {
    used: () => used,

    /** `putOut` is called when it has to make room for others. */
    open(network: string, putOut: () => void): Share {
      const holder: Holder = { network, bytes: 0, since: clock(), putOut };
      arriving.add(holder);
      return {
        grow(bytes) {
          while ((held.get(network) ?? 0) + bytes > mostOfOne) if (!makeRoom(holder, bytes, "network")) return false;
          while (used + bytes > most) if (!makeRoom(holder, bytes, "all")) return false;
          give(holder, bytes);
          return true;
        },
        arrived: () => void arriving.delete(holder),
        release: () => release(holder),
      };
    },
  };
}
