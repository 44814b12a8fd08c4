import { queryOptions } from "@tanstack/react-query";
import type { ContentKind } from "#contract/content-kind.ts";
import { auditEntry, itemVersion, trashed } from "#contract/history.ts";
import { z } from "#contract/zod.ts";
import { type PageQuery, pageOf, pagePlaceholder } from "../lists/page-of.ts";
import { call, nothing } from "../session/api-call.ts";

/** What was deleted in the last 30 days, the latest first. */
export const trashQuery = queryOptions({
  queryKey: ["trash"],
  queryFn: async ({ signal }) => (await call("/trash", { answer: z.array(trashed), signal })).body,
});

/** Every saved version of a record, the present one first. */
export const versionsQuery = (kind: ContentKind, id: number) =>
  queryOptions({
    queryKey: ["versions", kind, id],
    queryFn: async ({ signal }) => (await call(`/${kind}/${id}/versions`, { answer: z.array(itemVersion), signal })).body,
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

export async function restoreFromTrash(kind: ContentKind, id: number): Promise<void> {
  await call(`/trash/${kind}/${id}/restore`, { method: "POST", body: {}, answer: nothing });
}

export async function restoreVersion(kind: ContentKind, id: number, version: number): Promise<void> {
  await call(`/${kind}/${id}/versions/${version}/restore`, { method: "POST", body: {}, answer: nothing });
}
