import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import type { Post } from "#contract/post.ts";
import type { PreviewKind } from "#contract/preview.ts";
import type { Academy } from "./academy.ts";
import type { ShownItem } from "./previews/item-to-show.ts";
import type { createReading } from "./public-reading.ts";
import { sharePictureAddress, sharePictureAlt, sharePictureOf } from "./share-pictures/share-picture.ts";

/** A picture of 1200 by 630 for where a page is shared, and what it says. */
export type ShareImage = { image: string; alt: string };

export function createSharedItems(academy: Academy, { readItem }: ReturnType<typeof createReading>) {
  return {
    /** What is shown where an item without a picture of its own is shared; `academy`: its name. */
    shareImage(shown: ShownItem, academy: string): ShareImage | undefined {
      if (shown.item.image !== "") return undefined;
      const picture = sharePictureOf(shown, academy);
      return { image: sharePictureAddress(shown, picture), alt: sharePictureAlt(picture) };
    },

    async itemById(kind: PreviewKind, id: number): Promise<ShownItem | undefined> {
      const read = <T extends { id: number }>(find: () => Promise<T | undefined>, samples: () => T[]) =>
        readItem<T>(kind, find, (all) => all.find((item) => item.id === id), samples);
      if (kind === "courses") {
        const item = await read<Course>(
          () => academy.courses.find(id, false),
          () => academy.samples().courses,
        );
        return item && { kind, item };
      }
      if (kind === "exams") {
        const item = await read<Exam>(
          () => academy.exams.find(id, false),
          () => academy.samples().exams,
        );
        return item && { kind, item };
      }
      const item = await read<Post>(
        () => academy.posts.findPublished("id", id),
        () => academy.samples().posts,
      );
      return item && { kind, item };
    },
  };
}
