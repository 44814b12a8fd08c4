export type Turns<T> = ReturnType<typeof createTurns<T>>;

/** A queue in which turns go round the groups, and within a group round its members. Each member's items keep their order. */
export function createTurns<T>() {
  /** A map keeps the order in which keys were put in: after a turn, group and member are put in again, behind the others. */
  const groups = new Map<string, Map<string, T[]>>();
  let size = 0;

  const membersOf = (group: string) => [...(groups.get(group)?.values() ?? [])];
  const countOf = (group: string) => membersOf(group).reduce((sum, { length }) => sum + length, 0);

  return {
    size: () => size,

    /** How many items of a group, or of one of its members, wait. */
    waiting: (group: string, member?: string): number =>
      member === undefined ? countOf(group) : (groups.get(group)?.get(member)?.length ?? 0),

    add(group: string, member: string, item: T): void {
      const members = groups.get(group) ?? new Map<string, T[]>();
      groups.set(group, members);
      const items = members.get(member) ?? [];
      members.set(member, items);
      items.push(item);
      size++;
    },

    /** Takes out the item whose turn it is. */
    next(): T | undefined {
      for (const [group, members] of groups)
        for (const [member, items] of members) {
          groups.delete(group);
          members.delete(member);
          const item = items.shift();
          size--;
          if (items.length > 0) members.set(member, items);
          if (members.size > 0) groups.set(group, members);
          return item;
        }
      return undefined;
    },

    /** The group of which most items wait; undefined when none does. */
    longest: (): string | undefined =>
      [...groups.keys()].reduce<string | undefined>(
        (most, group) => (most !== undefined && countOf(most) >= countOf(group) ? most : group),
        undefined,
      ),

    /** Takes out the last item of the member of a group that has most. */
    dropLast(group: string): T | undefined {
      const members = groups.get(group) ?? new Map<string, T[]>();
      for (const [member, items] of [...members].sort(([, one], [, other]) => other.length - one.length)) {
        const item = items.pop();
        size--;
        if (items.length === 0) members.delete(member);
        if (members.size === 0) groups.delete(group);
        return item;
      }
      return undefined;
    },
  };
}
