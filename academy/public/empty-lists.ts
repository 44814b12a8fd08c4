import type { KindName } from "#contract/content-kinds.ts";
import { pagesOf } from "#contract/site/page-address.ts";

type Reads = { anyClass: () => Promise<boolean>; addresses: (kind: KindName, most: number) => Promise<readonly object[]> };

/** The lists in which visitors find nothing, by their addresses. */
export async function emptyLists({ anyClass, addresses }: Reads): Promise<string[]> {
  const has = async (kind: "courses" | "exams" | "posts") => (await addresses(kind, 1)).length > 0;
  const lists = [
    [pagesOf.courses.list, has("courses")],
    [pagesOf.exams.list, has("exams")],
    [pagesOf.classes.list, anyClass()],
    [pagesOf.posts.list, has("posts")],
  ] as const;
  const found = await Promise.all(lists.map(async ([list, isThere]) => ((await isThere) ? [] : [list])));
  return found.flat();
}
