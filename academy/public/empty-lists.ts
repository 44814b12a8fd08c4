import { type PagedKind, pagedKinds } from "#contract/content-kinds.ts";
import { pagesOf } from "#contract/site/page-address.ts";

type Reads = { anyClass: () => Promise<boolean>; addresses: (kind: PagedKind, most: number) => Promise<readonly object[]> };

/** The lists in which visitors find nothing, by their addresses. */
export async function emptyLists({ anyClass, addresses }: Reads): Promise<string[]> {
  const lists = [...pagedKinds, "classes"] as const;
  const found = await Promise.all(
    lists.map(async (kind) => {
      const isThere = kind === "classes" ? await anyClass() : (await addresses(kind, 1)).length > 0;
      return isThere ? [] : pagesOf[kind].list;
    }),
  );
  return found.flat();
}
