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
 * A budget of bytes for bodies and answers on their way: `most` for all, `mostOfOne` for one network, so that nobody takes everyone's place.
 * When full, the one that has been on its way longest, if longer than `evictAfter` ms, makes room: endless ones keep nobody out.
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

  /** Puts out the one that has been arriving longest, of one network or of all; false when none has been for long. */
  function makeRoom(mine: Holder, network: string | undefined): boolean {
    for (const holder of arriving) {
      if (clock() - holder.since < evictAfter) return false;
      if (holder === mine || (network !== undefined && holder.network !== network)) continue;
      release(holder);
      holder.putOut();
      return true;
    }
    return false;
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
          while ((held.get(network) ?? 0) + bytes > mostOfOne) if (!makeRoom(holder, network)) return false;
          while (used + bytes > most) if (!makeRoom(holder, undefined)) return false;
          give(holder, bytes);
          return true;
        },
        arrived: () => void arriving.delete(holder),
        release: () => release(holder),
      };
    },
  };
}
