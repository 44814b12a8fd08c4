import { infiniteQueryOptions } from "@tanstack/react-query";
import { restoredItem, singleVersion } from "#contract/history.ts";
import { somePage } from "../lists/page-of.ts";
import { api } from "../session/api-call.ts";

const versionsAtOnce = 10;
const restored = restoredItem.pick({ unfeatured: true, kept: true });

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

export const restoreVersion = (at: string, version: number) => api.post(`${at}/versions/${version}/restore`, {}, restored);

export const notFeatured = "It is not featured any more: its place was given to another course.";
