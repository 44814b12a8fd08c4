import type { PagedKind } from "#contract/content-kinds.ts";
import type { Academy } from "../academy.ts";
import { type ShownItem, shownAs } from "../previews/item-to-show.ts";
import { sharePictureAddress, sharePictureAlt, sharePictureOf } from "../share-pictures/share-picture.ts";
import type { Kept } from "./public-copy.ts";
import type { createReading } from "./public-reading.ts";

/** A picture of 1200 by 630 for where a page is shared, and what it says. */
export type ShareImage = { image: string; alt: string };

export function createSharedItems(academy: Academy, { read }: ReturnType<typeof createReading>) {
  const finder =
    <Kind extends PagedKind, I extends { id: number }>(
      kind: Kind,
      find: (id: number) => Promise<I | undefined>,
      kept: (all: Kept) => I[],
    ) =>
    async (id: number) =>
      shownAs(
        kind,
        await read<I | undefined>(
          kind,
          () => find(id),
          (all) => kept(all).find((item) => item.id === id),
        ),
      );
  const finders: Record<PagedKind, (id: number) => Promise<ShownItem | undefined>> = {
    courses: finder(
      "courses",
      (id) => academy.courses.find(id, false),
      ({ courses }) => courses,
    ),
    exams: finder(
      "exams",
      (id) => academy.exams.find(id, false),
      ({ exams }) => exams,
    ),
    posts: finder(
      "posts",
      (id) => academy.posts.findPublished("id", id),
      ({ posts }) => posts,
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
