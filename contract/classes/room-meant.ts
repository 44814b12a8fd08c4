type Room = { id: number; name: string; branch?: number | undefined };

/**
 * The room that a class is held in: the one that it refers to, else the one that its text names. Of several of that name it is the one at the
 * academy's own address, which is the only one that there was when texts named rooms.
 */
export function roomMeant<One extends Room>(
  rooms: readonly One[],
  { room_id = 0, place = "" }: { room_id?: number | undefined; place?: string | undefined },
): One | undefined {
  if (room_id > 0) return rooms.find(({ id }) => id === room_id);
  const named = rooms.filter(({ name }) => name === place.trim());
  return named.length === 1 ? named[0] : named.find(({ branch }) => !branch);
}
