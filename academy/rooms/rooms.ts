import { type Room, type RoomFields, roomFields, roomKind } from "#contract/kinds/room.ts";
import type { Reader } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { storedKind } from "../content/stored-kind.ts";
import { Invalid, Refusal, StillUsed } from "../errors.ts";
import type { IdempotencyKey } from "../idempotency-key.ts";

const rooms = storedKind(roomKind, { samples: [], seededAs: "rooms" });

/** No academy has more. */
const mostFirst = 100;

export function createRooms(needs: ContentNeeds) {
  const repository = createRepositoryWithFlags<RoomFields, Room>(needs, rooms);
  return {
    ...repository,

    /** Throws Invalid where its branch is not there. */
    create: (fields: RoomFields, actor: Actor, idempotencyKey?: IdempotencyKey): Promise<Room> =>
      repository.create(fields, actor, idempotencyKey, { first: (_, tx) => assertBranch(tx, fields.branch) }),

    /** Throws NotFound, SavedBySomeoneElse, Invalid where its branch is not there. */
    update: (id: number, fields: RoomFields, actor: Actor): Promise<Room> =>
      repository.update(id, fields, actor, { first: (_, tx) => assertBranch(tx, fields.branch) }),

    /** A room of a branch must have no classes any more: they would be sent to the academy's own address. Throws NotFound, StillUsed. */
    remove: (id: number, actor: Actor): Promise<void> =>
      repository.change(actor, async (writer, tx) => {
        const { branch } = await writer.get(id);
        const titles = branch ? await titlesIn(tx, id, needs.today()) : [];
        if (titles.length > 0) throw new StillUsed(titles, "in this room", "Choose another room in the form of each class.");
        await writer.remove(id);
      }),

    /** Throws NotFound, Refusal where its branch is in the trash. */
    restore: (id: number, actor: Actor): Promise<Room> =>
      repository.change(actor, async (writer, tx) => {
        const { branch } = await writer.getDeleted(id);
        const house = await branchOf(tx, branch);
        if (branch && house?.deleted_at !== null)
          throw new Refusal(`Its branch${house ? `, ${house.name},` : ""} is not there any more. Restore the branch first.`);
        return writer.revive(id, {});
      }),

    /** The first rooms are the places that classes at the academy named until then. */
    seedOnce: () =>
      repository.seedOnce(
        async () => "",
        async () => (await needs.database.read(placesOfClasses)).map((name) => roomFields.parse({ name })),
      ),
  };
}

const branchOf = (db: Reader, id = 0) => db.selectFrom("branches").select(["name", "deleted_at"]).where("id", "=", id).executeTakeFirst();

/** Throws Invalid where a room is to be in a branch that is not there. */
async function assertBranch(db: Reader, id = 0): Promise<void> {
  if (id > 0 && (await branchOf(db, id))?.deleted_at !== null)
    throw new Invalid("branch", "This branch is not there any more. Please choose another one.");
}

/** The titles of the classes that refer to a room and are not over. */
async function titlesIn(db: Reader, room: number, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom("classes")
    .select("title")
    .where("room_id", "=", room)
    .where("mode", "!=", "online")
    .where("ends_on", ">=", today)
    .where("deleted_at", "is", null)
    .orderBy("starts_on")
    .execute();
  return rows.map(({ title }) => title);
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
