import { contentKinds } from "#contract/content-kinds.ts";
import type { ShownItem } from "../content/item-page.ts";

/** An item and the address of its page. Where its slug is missing or cannot be in an address, "preview" stands in. */
export function withAddress(shown: ShownItem): { path: string; shown: ShownItem } {
  const path = addressOf(shown);
  if (/^\/\w+\/[^/]+$/.test(path) && new URL(path, "http://academy").pathname === path) return { path, shown };
  const standIn = { ...shown, item: { ...shown.item, slug: "preview" } };
  return { path: addressOf(standIn), shown: standIn };
}

function addressOf({ kind, item }: ShownItem): string {
  return contentKinds[kind].page.address(item);
}
