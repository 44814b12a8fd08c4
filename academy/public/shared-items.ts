import type { PagedKind } from "#contract/content-kinds.ts";
import type { Academy } from "../academy.ts";
import { type ShownItem, shownAs } from "../previews/item-to-show.ts";
import { sharePictureAddress, sharePictureAlt, sharePictureOf } from "../share-pictures/share-picture.ts";
import type { createReading } from "./public-reading.ts";

/** A picture of 1200 by 630 for where a page is shared, and what it says. */
export type ShareImage = { image: string; alt: string };

export function createSharedItems(academy: Academy, { readItem }: ReturnType<typeof createReading>) {
  const finder =
    <Kind extends PagedKind, I extends { id: number }>(kind: Kind, find: (id: number) => Promise<I | undefined>, samples: () => I[]) =>
    async (id: number) =>
      shownAs(
        kind,
        await readItem<I>(
          kind,
          () => find(id),
          (all) => all.find((item) => item.id === id),
          samples,
        ),
      );
  const finders: Record<PagedKind, (id: number) => Promise<ShownItem | undefined>> = {
    courses: finder(
      "courses",
      (id) => academy.courses.find(id, false),
      () => academy.samples().courses,
    ),
    exams: finder(
      "exams",
      (id) => academy.exams.find(id, false),
      () => academy.samples().exams,
    ),
    posts: finder(
      "posts",
      (id) => academy.posts.findPublished("id", id),
      () => academy.samples().posts,
    ),
  };

  return {
    /** What is shown where an item without a picture of its own is shared; `academy`: its name. */
    shareImage(shown: ShownItem, academy: string): ShareImage | undefined {
      if (shown.item.image !== "") return undefined;
      const picture = sharePictureOf(shown, academy);
      return { image: sharePictureAddress(shown, picture), alt: sharePictureAlt(picture) };
    },

    itemById: (kind: PagedKind, id: number): Promise<ShownItem | undefined> => finders[kind](id),
  };
}
