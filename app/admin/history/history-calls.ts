import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ContentPath } from "#contract/content-kinds.ts";
import { type AuditEntry, auditEntry, itemVersion, type RestoredItem, restoredItem, trashed } from "#contract/history.ts";
import { z } from "#contract/zod.ts";
import { type PageQuery, pageOf, pagePlaceholder, wholeList } from "../lists/page-of.ts";
import { call } from "../session/api-call.ts";

/** One page of what was deleted in the last 30 days, the latest first. */
export const trashQuery = (page: number) =>
  queryOptions({
    queryKey: ["trash", page],
    queryFn: ({ signal }) => pageOf("/trash", trashed, { q: "", page }, signal),
    ...pagePlaceholder,
  });

const versionsAtOnce = 10;

/** The saved versions of a record, the present one first, ten at a time. */
export const versionsQuery = (path: ContentPath, id: number) =>
  infiniteQueryOptions({
    queryKey: ["versions", path, id],
    queryFn: async ({ signal, pageParam: offset }) => {
      const { body, headers } = await call(`/${path}/${id}/versions?limit=${versionsAtOnce}&offset=${offset}`, {
        answer: z.array(itemVersion),
        signal,
      });
      return { items: body, total: Number(headers.get("x-total-count") ?? body.length) };
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const read = pages.reduce((sum, { items }) => sum + items.length, 0);
      return read < (pages[0]?.total ?? 0) ? read : undefined;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** One page of who did what, the latest first. */
export const activityQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: ["activity", query],
    queryFn: ({ signal }) => pageOf("/audit", auditEntry, query, signal),
    ...pagePlaceholder,
  });

/** Everybody whom the log names. */
export const actorsQuery = queryOptions({
  queryKey: ["activity", "actors"],
  queryFn: async ({ signal }) => (await call("/audit/actors", { answer: z.array(z.string()), signal })).body,
});

/** Everything that matches, however many pages it has. */
export function allActivity(filters: Record<string, string>): Promise<AuditEntry[]> {
  const params = new URLSearchParams({ limit: "1000" });
  for (const [name, value] of Object.entries(filters)) if (value !== "") params.set(name, value);
  return wholeList(`/audit?${params}`, auditEntry);
}

export async function restoreFromTrash(path: ContentPath, id: number): Promise<RestoredItem> {
  return (await call(`/trash/${path}/${id}/restore`, { method: "POST", body: {}, answer: restoredItem })).body;
}

export async function restoreVersion(path: ContentPath, id: number, version: number): Promise<RestoredItem> {
  return (await call(`/${path}/${id}/versions/${version}/restore`, { method: "POST", body: {}, answer: restoredItem })).body;
}

const notFeatured = "It is not featured any more: its place was given to another course.";

/** What else is different of a record that came back from the trash. */
export function changedByReturn({ display_order, unfeatured }: RestoredItem): string {
  const place = display_order === undefined ? "It is where its date puts it." : "It is now at the end of its list.";
  return unfeatured ? `${place} ${notFeatured}` : place;
}

/** What a restored version could not bring back; "" when nothing. */
export function missingFromVersion({ unfeatured }: RestoredItem): string {
  return unfeatured ? notFeatured : "";
}
