import type { PagedKind } from "#contract/content-kinds.ts";
import type { Academy } from "../academy.ts";
import type { PagedRepository, ShownItem } from "../content/item-page.ts";
import { sharePictureAddress, sharePictureAlt } from "../share-pictures/share-picture.ts";
import type { createReading } from "./public-reading.ts";

/** A picture of 1200 by 630 for where a page is shared, and what it says. */
export type ShareImage = { image: string; alt: string };

export function createSharedItems(academy: Academy, { read }: ReturnType<typeof createReading>) {
  const repositories: Record<PagedKind, PagedRepository> = academy;
  /** What is drawn where an item is shared, and where that is; `name`: the academy's. */
  const sharePicture = (shown: ShownItem, name: string) => {
    const picture = academy.previews.sharePicture(shown, name);
    return { picture, address: sharePictureAddress(shown, picture) };
  };

  return {
    sharePicture,

    /** What is shown where an item without a picture of its own is shared. */
    shareImage(shown: ShownItem, name: string): ShareImage | undefined {
      if (shown.item.image) return undefined;
      const { picture, address } = sharePicture(shown, name);
      return { image: address, alt: sharePictureAlt(picture) };
    },

    async itemById(kind: PagedKind, id: number): Promise<ShownItem | undefined> {
      const item = await read<ShownItem["item"] | undefined>(
        kind,
        () => repositories[kind].findPublished("id", id),
        (kept) => kept[kind].find((one) => one.id === id),
      );
      return item && { kind, item };
    },
  };
}
