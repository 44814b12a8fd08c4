import { type Room, type RoomFields, roomFields, roomKind } from "#contract/room.ts";
import type { Reader } from "#database/transaction.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { storedKind } from "../content/stored-kind.ts";

const rooms = storedKind(roomKind, { samples: [], seededAs: "rooms" });

/** No academy has more. */
const mostFirst = 100;

export function createRooms(needs: ContentNeeds) {
  const repository = createRepositoryWithFlags<RoomFields, Room>(needs, rooms);
  return {
    ...repository,

    /** The first rooms are the places that classes at the academy named until then. */
    seedOnce: () =>
      repository.seedOnce(
        async () => "",
        async () => (await needs.database.read(placesOfClasses)).map((name) => roomFields.parse({ name })),
      ),
  };
}

async function placesOfClasses(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom("classes")
    .select("place")
    .distinct()
    .where("place", "!=", "")
    .where("mode", "!=", "online")
    .where("deleted_at", "is", null)
    .limit(mostFirst)
    .execute();
  const names = [...new Set(rows.map(({ place }) => place.trim()).filter(Boolean))];
  return names.sort(new Intl.Collator("en", { numeric: true }).compare);
}
