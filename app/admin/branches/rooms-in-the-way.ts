import type { CourseClass } from "#contract/kinds/class.ts";
import type { Room } from "#contract/kinds/room.ts";
import { listed } from "#contract/site/listed.ts";

/** Why a branch cannot go yet, and what to do first; undefined where it can. */
export function roomsInTheWay(
  branch: number,
  rooms: readonly Pick<Room, "id" | "name" | "branch">[],
  classes: readonly Pick<CourseClass, "room_id">[],
): string | undefined {
  const own = rooms.filter((room) => room.branch === branch);
  if (own.length === 0) return undefined;
  const named = own.map(({ id, name }) => {
    const held = classes.filter(({ room_id }) => room_id === id).length;
    return held === 0 ? name : `${name} (${held} ${held === 1 ? "class" : "classes"})`;
  });
  const are = own.length === 1 ? "One room is" : `${own.length} rooms are`;
  return `${are} in this branch: ${listed(named)}. First choose another branch in the form of each room: its classes go with it. A room without classes can be deleted instead.`;
}
