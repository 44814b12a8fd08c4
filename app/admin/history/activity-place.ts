import { contentPaths } from "#contract/content-kinds.ts";
import type { AuditEntry } from "#contract/history.ts";
import { singleKinds } from "#contract/single-kinds.ts";

const places: Readonly<Record<string, string>> = {
  people: "/admin/people",
  accounts: "/admin/people",
  backups: "/admin/settings",
  "api-tokens": "/admin/settings",
  webhooks: "/admin/settings",
  settings: "/admin/settings",
  ...Object.fromEntries(singleKinds.map(({ path, screen }) => [path, screen.address])),
};

/** Where the thing is that an entry of the log tells of; undefined when it has no place, or was erased. */
export function placeOf({ noun, action, item_id, title }: Pick<AuditEntry, "noun" | "action" | "item_id" | "title">): string | undefined {
  if (action === "erase") return undefined;
  if (noun === "redirects") return title.startsWith("/") ? `/admin/redirects?${new URLSearchParams({ q: title })}` : "/admin/redirects";
  const isItem = noun === "enquiries" || contentPaths.some((path) => path === noun);
  if (!isItem) return places[noun];
  if (item_id === null) return `/admin/${noun}`;
  return action === "delete" && noun !== "enquiries" ? "/admin/trash" : `/admin/${noun}?form=${item_id}`;
}
