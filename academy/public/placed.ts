import { contentKinds } from "#contract/content-kinds.ts";
import type { ShownItem } from "../content/item-page.ts";

/** An item with the address of its page; one that has no name yet, or one that is no address, gets a stand-in. */
export function placed(shown: ShownItem): { path: string; shown: ShownItem } {
  const path = addressOf(shown);
  if (/^\/\w+\/[^/]+$/.test(path) && new URL(path, "http://academy").pathname === path) return { path, shown };
  const standIn = { ...shown, item: { ...shown.item, slug: "preview" } };
  return { path: addressOf(standIn), shown: standIn };
}

function addressOf({ kind, item }: ShownItem): string {
  return contentKinds[kind].page.address(item);
}
