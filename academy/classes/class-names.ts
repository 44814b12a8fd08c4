import type { classModes } from "#contract/classes/class-modes.ts";
import { roomMeant } from "#contract/classes/room-meant.ts";
import type { BranchOfClass } from "#contract/kinds/branch.ts";
import type { ClassFields } from "#contract/kinds/class.ts";
import { wholeAddress } from "#contract/site/whole-address.ts";
import type { Reader } from "#database/transaction.ts";
import { Invalid } from "../errors.ts";

type Named = { teacher_id?: number | undefined; teacher?: string | undefined; room_id?: number | undefined; place?: string | undefined };

async function namesIn(db: Reader, table: "teachers" | "rooms", ids: readonly number[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id > 0))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(["id", "name"]).where("id", "in", wanted).where("deleted_at", "is", null).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Classes with the names that their teachers and rooms have now; of those that are gone, what was written last. */
export async function withNamesOfNow<One extends Named>(db: Reader, items: readonly One[]): Promise<One[]> {
  const ids = (name: "teacher_id" | "room_id") => items.map((item) => item[name] ?? 0);
  const teachers = await namesIn(db, "teachers", ids("teacher_id"));
  const rooms = await namesIn(db, "rooms", ids("room_id"));
  return items.map((item) => {
    const [teacher, place] = [teachers.get(item.teacher_id ?? 0), rooms.get(item.room_id ?? 0)];
    return { ...item, ...(teacher !== undefined && { teacher }), ...(place !== undefined && { place }) };
  });
}

type Held = Pick<Named, "room_id" | "place"> & { mode: keyof typeof classModes };

/** No academy has more. */
const mostBranches = 500;

/** Says in which branch a class is held; undefined: at the academy's own address, or online. A room in the trash still has its branch. */
export async function branchesIn(db: Reader): Promise<(one: Held) => BranchOfClass | undefined> {
  const houses = await db.selectFrom("branches").select(["id", "name", "address", "city"]).limit(mostBranches).execute();
  if (houses.length === 0) return () => undefined;
  const branches = houses.map(({ city, ...house }) => ({ ...house, address: wholeAddress(house.address, city) }));
  const rooms = await db.selectFrom("rooms").select(["id", "name", "branch", "deleted_at"]).execute();
  const live = rooms.filter(({ deleted_at }) => deleted_at === null);
  return ({ mode, ...one }) => {
    if (mode === "online") return undefined;
    const room = roomMeant(one.room_id ? rooms : live, one);
    return branches.find(({ id }) => id === room?.branch);
  };
}

/** Says where a class is held: its room by the name that it has now, and the branch. */
export async function placesIn(db: Reader) {
  const branchOf = await branchesIn(db);
  const rooms = await db.selectFrom("rooms").select(["id", "name"]).where("deleted_at", "is", null).execute();
  const nameOf = new Map(rooms.map(({ id, name }) => [id, name]));
  return (one: Held) => ({ place: nameOf.get(one.room_id ?? 0) ?? one.place, branch: branchOf(one) });
}

/**
 * The fields of a class as they are kept: with the names of what they refer to. A client that only knows the text changes that, and leaves
 * the reference as it read it: then the text is meant. Throws Invalid.
 */
export async function referencesIn(db: Reader, fields: ClassFields, before?: Named): Promise<ClassFields> {
  const isText = (id: "teacher_id" | "room_id", text: "teacher" | "place") =>
    before !== undefined && fields[id] > 0 && fields[id] === before[id] && fields[text] !== (before[text] ?? "");
  const meant = {
    ...fields,
    teacher_id: isText("teacher_id", "teacher") ? 0 : fields.teacher_id,
    room_id: isText("room_id", "place") ? 0 : fields.room_id,
  };
  for (const [table, id, word] of [
    ["teachers", "teacher_id", "teacher"],
    ["rooms", "room_id", "room"],
  ] as const) {
    // A reference that was there before may stay although its item is gone: the text says who or what it was.
    if (meant[id] === 0 || meant[id] === before?.[id]) continue;
    if (!(await namesIn(db, table, [meant[id]])).has(meant[id]))
      throw new Invalid(id, `This ${word} is not there any more. Please choose another one.`);
  }
  const [named = meant] = await withNamesOfNow(db, [meant]);
  return named;
}
