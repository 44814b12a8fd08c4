import { type Branch, type BranchFields, branchKind } from "#contract/kinds/branch.ts";
import type { Actor } from "../actor.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepository } from "../content/repository.ts";
import { storedKind } from "../content/stored-kind.ts";
import { StillUsed } from "../errors.ts";

const branches = storedKind(branchKind, { samples: [], seededAs: "branches" });

/** No academy has more. */
const most = 500;

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
