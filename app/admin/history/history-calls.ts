import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ContentPath } from "#contract/content-kinds.ts";
import { type AuditEntry, auditEntry, type RestoredItem, restoredItem, settingVersion, trashed } from "#contract/history.ts";
import { z } from "#contract/zod.ts";
import { type PageQuery, pageOf, pagePlaceholder, wholeList } from "../lists/page-of.ts";
import { call, nothing } from "../session/api-call.ts";

/** One page of what was deleted in the last 30 days, the latest first. */
export const trashQuery = (page: number) =>
  queryOptions({
    queryKey: ["trash", page],
    queryFn: ({ signal }) => pageOf("/trash", trashed, { q: "", page }, signal),
    ...pagePlaceholder,
  });

const versionsAtOnce = 10;
const restored = restoredItem.pick({ unfeatured: true });
type Restored = Pick<RestoredItem, "unfeatured">;

/** The saved versions of what is at an address ("/courses/3"), the present one first, ten at a time. */
export const versionsQuery = (at: string) =>
  infiniteQueryOptions({
    queryKey: ["versions", at],
    queryFn: async ({ signal, pageParam: offset }) => {
      const { body, headers } = await call(`${at}/versions?limit=${versionsAtOnce}&offset=${offset}`, {
        answer: z.array(settingVersion),
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

export const activityQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: ["activity", query],
    queryFn: ({ signal }) => pageOf("/audit", auditEntry, query, signal),
    ...pagePlaceholder,
  });

export const actorsQuery = queryOptions({
  queryKey: ["activity", "actors"],
  queryFn: async ({ signal }) => (await call("/audit/actors", { answer: z.array(z.string()), signal })).body,
});

export function allActivity(filters: Record<string, string>): Promise<AuditEntry[]> {
  const params = new URLSearchParams({ limit: "1000" });
  for (const [name, value] of Object.entries(filters)) if (value !== "") params.set(name, value);
  return wholeList(`/audit?${params}`, auditEntry);
}

export async function restoreFromTrash(path: ContentPath, id: number): Promise<RestoredItem> {
  return (await call(`/trash/${path}/${id}/restore`, { method: "POST", body: {}, answer: restoredItem })).body;
}

export async function leadFromTrash(path: ContentPath, id: number, to: string): Promise<void> {
  await call(`/trash/${path}/${id}/redirect`, { method: "POST", body: { to }, answer: nothing });
}

export async function restoreVersion(at: string, version: number): Promise<Restored> {
  return (await call(`${at}/versions/${version}/restore`, { method: "POST", body: {}, answer: restored })).body;
}

const notFeatured = "It is not featured any more: its place was given to another course.";

/** What else is different of a record that came back from the trash. */
export function changedByReturn({ display_order, unfeatured }: RestoredItem): string {
  const place = display_order === undefined ? "It is where its date puts it." : "It is now at the end of its list.";
  return unfeatured ? `${place} ${notFeatured}` : place;
}

/** What a restored version could not bring back; "" when nothing. */
export function missingFromVersion({ unfeatured }: Restored): string {
  return unfeatured ? notFeatured : "";
}
