import type { Branch } from "#contract/kinds/branch.ts";
import type { AcademyFacts, Phone } from "#contract/shown-facts.ts";
import { wholeAddress } from "#contract/site/whole-address.ts";
import type { Academy } from "../academy.ts";
import { phoneOf } from "../site-settings/academy-facts.ts";
import type { createReading } from "./public-reading.ts";

/** A branch as pages show it; what staff did not say is missing. */
export type PublicBranch = Pick<Branch, "id" | "name" | "address" | "city" | "map"> &
  Pick<AcademyFacts, "landmark" | "buses"> & { phone?: Phone; hours?: string };

function publicBranch({ id, name, address, city, phone, hours, landmark, buses, map }: Branch): PublicBranch {
  return {
    ...{ id, name, city, map, address: wholeAddress(address, city) },
    ...(phone && { phone: phoneOf({ number: phone, label: "" }) }),
    ...(hours && { hours }),
    ...(landmark && { landmark }),
    ...(buses && { buses }),
  };
}

/** What pages read of the academy's branches. */
export function createPublicBranches(
  { branches: repository }: Pick<Academy, "branches">,
  { read }: Pick<ReturnType<typeof createReading>, "read">,
) {
  const branches = async (): Promise<PublicBranch[]> =>
    (await read<Branch[]>("branches", repository.all, (kept) => kept.branches)).map(publicBranch);
  return {
    /** In their order. */
    branches,

    /** The branch of a class. */
    branchOf: async ({ branch }: { branch?: { id: number } | undefined }): Promise<PublicBranch | undefined> =>
      branch && (await branches()).find(({ id }) => id === branch.id),
  };
}
