import { type Branch, type BranchFields, type BranchOfClass, branchKind } from "#contract/branch.ts";
import { wholeAddress } from "#contract/site/whole-address.ts";
import type { Reader } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepository } from "../content/repository.ts";
import { everyRow, liveRows, storedKind } from "../content/stored-kind.ts";
import { Invalid, Refusal, StillUsed } from "../errors.ts";

const branches = storedKind(branchKind, { samples: [], seededAs: "branches" });

/** No academy has more. */
const most = 500;

/** Those that there are, and those in the trash, as classes name them. */
export async function branchesOfClasses(db: Reader): Promise<BranchOfClass[]> {
  const rows = await everyRow(db, branches).select(["id", "name", "address", "city"]).limit(most).execute();
  return rows.map(({ id, name, address, city }) => ({
    id,
    name: String(name),
    address: wholeAddress(String(address), String(city)),
  }));
}

/** Throws Invalid where a room is to be in a branch that is not there. */
export async function assertBranch(db: Reader, id: number): Promise<void> {
  if (id > 0 && !(await liveRows(db, branches).select("id").where("id", "=", id).executeTakeFirst()))
    throw new Invalid("branch", "This branch is not there any more. Please choose another one.");
}

/** Throws Refusal where a room would come back into a branch that is in the trash itself. */
export async function assertBranchIsBack(db: Reader, id: number): Promise<void> {
  if (id === 0 || (await liveRows(db, branches).select("id").where("id", "=", id).executeTakeFirst())) return;
  const gone = await everyRow(db, branches).select("name").where("id", "=", id).executeTakeFirst();
  throw new Refusal(`Its branch${gone ? `, ${gone.name},` : ""} is not there any more. Restore the branch first.`);
}

export function createBranches(needs: ContentNeeds) {
  const repository = createRepository<BranchFields, Branch>(needs, branches);
  return {
    ...repository,

    all: async (): Promise<Branch[]> => (await repository.list({ limit: most })).items,

    /** Its rooms must be somewhere else first: their classes would be sent to the wrong house. Throws NotFound, StillUsed. */
    remove: (id: number, actor: Actor): Promise<void> =>
      repository.change(actor, async (writer, tx) => {
        const rooms = await tx
          .selectFrom("rooms")
          .select("name")
          .where("branch", "=", id)
          .where("deleted_at", "is", null)
          .orderBy("display_order")
          .orderBy("id")
          .execute();
        const names = rooms.map(({ name }) => name);
        if (names.length > 0)
          throw new StillUsed(names, "in this branch", "Choose another branch in the form of each room, or delete those without classes.");
        await writer.remove(id);
      }),
  };
}
