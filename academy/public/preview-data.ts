import { contentKinds } from "#contract/content-kinds.ts";
import { withContent } from "../posts/built-in-content.ts";
import type { ShownItem } from "../previews/item-to-show.ts";
import type { RequestData } from "./public-academy.ts";

/** What the page of an item reads when the item is shown whatever it is to visitors; everything else is what visitors see. */
export function previewData(data: RequestData, { kind, item }: ShownItem): RequestData {
  switch (kind) {
    case "courses":
      return { ...data, course: async () => item };
    case "exams":
      return { ...data, exam: async () => item };
    case "posts":
      return { ...data, post: async () => withContent(item) };
  }
}

/** An item with the address of its page; one that has no name yet, or one that is no address, gets a stand-in. */
export function placed(shown: ShownItem): { path: string; shown: ShownItem } {
  const path = addressOf(shown);
  if (/^\/\w+\/[^/]+$/.test(path) && new URL(path, "http://academy").pathname === path) return { path, shown };
  // The same kind with the same fields.
  const standIn = { ...shown, item: { ...shown.item, slug: "preview" } } as ShownItem;
  return { path: addressOf(standIn), shown: standIn };
}

function addressOf({ kind, item }: ShownItem): string {
  return contentKinds[kind].page.address(item);
}
