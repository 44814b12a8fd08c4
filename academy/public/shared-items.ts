import type { PagedKind } from "#contract/content-kinds.ts";
import type { Language } from "#contract/kinds/language.ts";
import type { ShareImage } from "#contract/site-texts/text-shapes.ts";
import type { Academy } from "../academy.ts";
import type { PagedRepository, ShownItem } from "../content/item-page.ts";
import {
  type Shared,
  type SharedBy,
  type SharePicture,
  sharePictureAddress,
  sharePictureAlt,
  sharePictureOf,
} from "../share-pictures/share-picture.ts";
import type { createPublicClasses } from "./public-classes.ts";
import type { createReading } from "./public-reading.ts";
import type { createPublicTeachers } from "./public-teachers.ts";

type SharedItem = Exclude<Shared, { kind: "academy" }>;
type Drawn = { picture: SharePicture; address: string };

/** The pictures that are shown where a page is shared (share pictures): drawn ones where an item has none of its own. */
export function createSharedItems(
  academy: Academy,
  { read }: ReturnType<typeof createReading>,
  {
    languages,
    classDrawing,
    teacher,
    teacherDrawing,
  }: { languages: () => Promise<readonly Language[]> } & Pick<ReturnType<typeof createPublicClasses>, "classDrawing"> &
    Pick<ReturnType<typeof createPublicTeachers>, "teacher" | "teacherDrawing">,
) {
  const repositories: Record<PagedKind, PagedRepository> = academy;
  /** The share picture of an item, and its address. */
  const sharePicture = async (shown: ShownItem, by: SharedBy) => {
    const picture = academy.previews.sharePicture(shown, by, await languages());
    return { picture, address: sharePictureAddress({ kind: shown.kind, id: shown.item.id }, picture) };
  };
  const itemById = (kind: PagedKind, id: number) =>
    read<ShownItem["item"] | undefined>(
      kind,
      () => repositories[kind].findPublished("id", id),
      (kept) => kept[kind].find((one) => one.id === id),
    );

  /** The share picture of something that visitors see, and its address; `own`: the picture that it has itself. */
  async function sharedPicture({ kind, id }: SharedItem, by: SharedBy): Promise<Drawn | { own: string } | undefined> {
    if (kind === "classes" || kind === "teachers") {
      const person = kind === "teachers" ? await teacher(id) : undefined;
      if (person?.image) return { own: person.image };
      const drawing = kind === "classes" ? await classDrawing(id) : person && (await teacherDrawing(person));
      const picture = drawing && sharePictureOf(drawing, by);
      return picture && { picture, address: sharePictureAddress({ kind, id }, picture) };
    }
    const item = await itemById(kind, id);
    if (item?.image) return { own: item.image };
    return item && sharePicture({ kind, item }, by);
  }

  return {
    sharedPicture,

    /** For a class, or a teacher without a photo. */
    async shareImageOf(shared: { kind: "classes" | "teachers"; id: number }, by: SharedBy): Promise<ShareImage | undefined> {
      const drawn = await sharedPicture(shared, by);
      return drawn && "picture" in drawn ? { image: drawn.address, alt: sharePictureAlt(drawn.picture) } : undefined;
    },

    /** For an item without a picture of its own. */
    async shareImage(shown: ShownItem, by: SharedBy): Promise<ShareImage | undefined> {
      if (shown.item.image) return undefined;
      const { picture, address } = await sharePicture(shown, by);
      return { image: address, alt: sharePictureAlt(picture) };
    },
  };
}
