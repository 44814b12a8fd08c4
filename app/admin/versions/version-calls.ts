import { infiniteQueryOptions } from "@tanstack/react-query";
import { type RestoredItem, restoredItem, singleVersion } from "#contract/history.ts";
import { somePage } from "../lists/page-of.ts";
import { call, nothing } from "../session/api-call.ts";

const versionsAtOnce = 10;
const restored = restoredItem.pick({ unfeatured: true, kept: true });
type Restored = Pick<RestoredItem, "unfeatured" | "kept">;

/** The saved versions of what is at an address ("/courses/3"), the present one first, ten at a time. */
export const versionsQuery = (at: string) =>
  infiniteQueryOptions({
    queryKey: ["versions", at],
    queryFn: ({ signal, pageParam: offset }) => somePage(`${at}/versions?limit=${versionsAtOnce}&offset=${offset}`, singleVersion, signal),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const read = pages.reduce((sum, { items }) => sum + items.length, 0);
      return read < (pages[0]?.total ?? 0) ? read : undefined;
    },
    staleTime: 0,
    gcTime: 0,
  });

export const restoreVersion = (at: string, version: number) =>
  call(`${at}/versions/${version}/restore`, { method: "POST", body: {}, answer: restored });

/** Forgets what a version that was never published left beside the item. */
export const dropKept = (at: string) => call(`${at}/working-copy?working_copy=1`, { method: "DELETE", answer: nothing });

export const notFeatured = "It is not featured any more: its place was given to another course.";

/** What a restored version could not bring back; "" when nothing. */
export function missingFromVersion({ unfeatured }: Restored): string {
  return unfeatured ? notFeatured : "";
}
