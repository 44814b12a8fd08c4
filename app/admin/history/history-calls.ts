import type { ContentPath } from "#contract/content-kinds.ts";
import { auditEntry, type RestoredItem, restoredItem, trashed } from "#contract/history.ts";
import { z } from "#contract/zod.ts";
import { pageQuery } from "../lists/page-of.ts";
import { api, read } from "../session/api-call.ts";
import { notFeatured } from "../versions/version-calls.ts";

/** One page of what was deleted in the last 30 days, the latest first. */
export const trashQuery = pageQuery("/trash", trashed);

export const activityQuery = pageQuery("/audit", auditEntry);

export const actorsQuery = read("/audit/actors", z.array(z.string()));

export const restoreFromTrash = (path: ContentPath, id: number) => api.post(`/trash/${path}/${id}/restore`, {}, restoredItem);

/** What else is different of a record that came back from the trash. */
export function changedByReturn({ display_order, unfeatured }: RestoredItem): string {
  const place =
    display_order === undefined ? "It is where its date puts it." : "It is where it was, or at the end of its list if that place is taken.";
  return unfeatured ? `${place} ${notFeatured}` : place;
}
