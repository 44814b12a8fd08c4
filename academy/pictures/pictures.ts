import { sql } from "kysely";
import {
  type PictureFormat,
  type PictureWidth,
  pictureAddress,
  pictureFormats,
  pictureHash,
  pictureWidths,
  screenWidth,
} from "#contract/fields/picture.ts";
import { maxImageBytes } from "#contract/limits.ts";
import type { StoredPicture } from "#contract/picture-upload.ts";
import { type Database, DatabaseAway } from "#database/database.ts";
import { Invalid, ignoreAway, TooBusy } from "../errors.ts";
import { hashOf } from "../token.ts";
import type { BuiltInPictures } from "./built-in-pictures.ts";

export type ImageProcessor = {
  /** A JPEG turned upright, without metadata. Throws when the bytes are not a whole JPEG of bearable size. */
  normalise: (bytes: Uint8Array) => Promise<{ bytes: Uint8Array; width: number; height: number }>;
  /** A logo or an icon as PNG of at most 640 by 640 pixels, without metadata. Throws when the bytes are no whole PNG or JPEG. */
  mark: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Whether a cleaned SVG can be drawn with bearable work. */
  canBeDrawn: (drawing: string) => Promise<boolean>;
  /** `client`: the address of the visitor for whom it is made; undefined: made ahead. */
  encode: (bytes: Uint8Array, width: PictureWidth, format: PictureFormat, client?: string) => Promise<Uint8Array>;
};

export type Pictures = ReturnType<typeof createPictures>;

const jpegOnly = "Only JPG/JPEG images are allowed";
const tooLarge = "Image size must be less than 4MB";
const unreadable = "Invalid image file";
const fallback = "Invalid image";

/** Bytes. */
const mostUnstored = 16_000_000;
const variantsEach = pictureWidths.length * pictureFormats.length;

/** The repository of pictures, each stored once under the hash of its bytes. */
export function createPictures(database: Database, clock: () => number, imageProcessor: ImageProcessor, builtIn: BuiltInPictures) {
  /** Sizes that could not be stored: while the database is full or read only, each would be encoded anew for every visitor. */
  const unstored = new Map<string, Uint8Array>();
  let unstoredBytes = 0;
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  async function store(picture: { bytes: Uint8Array; width: number; height: number }): Promise<string> {
    const hash = hashOf(picture.bytes, 32);
    await database.write((tx) =>
      tx
        .insertInto("pictures")
        .values({ hash, ...picture, created_at: clock() })
        // A picture that is sent again counts as new, so that nightly work does not erase it before its item is saved.
        .onConflict((row) => row.column("hash").doUpdateSet({ created_at: clock() }))
        .execute(),
    );
    return pictureAddress(hash);
  }

  /** The picture of a data URL, checked. Throws Invalid (specification, section 5). */
  async function judged(image: string): ReturnType<ImageProcessor["normalise"]> {
    const bytes = jpegBytes(image);
    return imageProcessor.normalise(bytes).catch((error: unknown) => {
      throw error instanceof TooBusy ? error : new Invalid("image", unreadable);
    });
  }

  async function original(hash: string): Promise<Uint8Array | undefined> {
    try {
      const row = await database.read((db) => db.selectFrom("pictures").select("bytes").where("hash", "=", hash).executeTakeFirst());
      return row?.bytes;
    } catch (error) {
      const known = builtIn.bytesOf(hash);
      if (known && error instanceof DatabaseAway) return known;
      throw error;
    }
  }

  function keepUnstored(key: string, bytes: Uint8Array): void {
    unstored.set(key, bytes);
    unstoredBytes += bytes.byteLength;
    for (const oldest of unstored.keys()) {
      if (unstoredBytes <= mostUnstored) return;
      dropUnstored(oldest);
    }
  }

  function dropUnstored(key: string): void {
    unstoredBytes -= unstored.get(key)?.byteLength ?? 0;
    unstored.delete(key);
  }

  async function makeVariant(
    hash: string,
    width: PictureWidth,
    format: PictureFormat,
    client: string | undefined,
  ): Promise<Uint8Array | undefined> {
    const mayStayUnstored = client !== undefined;
    const kept = await database
      .read((db) =>
        db
          .selectFrom("picture_variants")
          .select("bytes")
          .where("hash", "=", hash)
          .where("width", "=", width)
          .where("format", "=", format)
          .executeTakeFirst(),
      )
      .catch(ignoreAway);
    if (kept) return kept.bytes;
    const key = `${hash}-${width}.${format}`;
    const bytes = unstored.has(key) ? undefined : await original(hash);
    const made = unstored.get(key) ?? (bytes && (await imageProcessor.encode(bytes, width, format, client)));
    if (!made || (mayStayUnstored && unstored.has(key))) return made;
    await database
      .write((tx) =>
        tx
          .insertInto("picture_variants")
          .values({ hash, width, format, bytes: made })
          .onConflict((row) => row.columns(["hash", "width", "format"]).doNothing())
          .execute(),
      )
      .then(
        () => dropUnstored(key),
        (error: unknown) => {
          if (!(error instanceof DatabaseAway)) throw error;
          if (!unstored.has(key)) keepUnstored(key, made);
          if (!mayStayUnstored) throw error;
        },
      );
    return made;
  }

  function variant(hash: string, width: PictureWidth, format: PictureFormat, client?: string): Promise<Uint8Array | undefined> {
    const key = `${hash}-${width}.${format}${client === undefined ? " stored" : ""}`;
    const making = underWay.get(key) ?? makeVariant(hash, width, format, client).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    original,

    /** A picture in one size and format, made when first asked for, when it is the turn of `client`; undefined for an unknown hash. */
    variant: (hash: string, width: PictureWidth, format: PictureFormat, client: string) => variant(hash, width, format, client),

    /** Makes one size ahead of its first visitor; false when it cannot be drawn. Throws DatabaseAway when it cannot be stored. */
    async storeVariant(hash: string, width: PictureWidth, format: PictureFormat): Promise<boolean> {
      return variant(hash, width, format).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DatabaseAway) throw error;
          return false;
        },
      );
    },

    /** The hash of the oldest picture that lacks a size and is not one of `except`. */
    async incomplete(except: readonly string[]): Promise<string | undefined> {
      const made = sql<number>`(select count(*) from picture_variants where picture_variants.hash = pictures.hash and width <> ${screenWidth})`;
      const row = await database.read((db) => {
        const query = db.selectFrom("pictures").select("hash").where(made, "<", variantsEach).orderBy("created_at").limit(1);
        return (except.length === 0 ? query : query.where("hash", "not in", except)).executeTakeFirst();
      });
      return row?.hash;
    },

    /** The address of what was sent: a data URL is checked and stored, an address must be one of ours, "" stays. Throws Invalid (specification, section 5). */
    async keep(image: string): Promise<string> {
      if (image === "") return "";
      const hash = pictureHash(image);
      if (hash) {
        if (await original(hash)) return image;
        throw new Invalid("image", fallback);
      }
      return store(await judged(image));
    },

    /** The address and size that a data URL would have if it were kept; stores nothing. Throws Invalid. */
    async look(image: string): Promise<StoredPicture> {
      const { bytes, width, height } = await judged(image);
      return { image: pictureAddress(hashOf(bytes, 32)), width, height };
    },

    /** Width and height, in pixels, of a picture of ours; undefined when there is none at this address. */
    async sizeOf(image: string): Promise<{ width: number; height: number } | undefined> {
      const hash = pictureHash(image) ?? "";
      return database.read((db) => db.selectFrom("pictures").select(["width", "height"]).where("hash", "=", hash).executeTakeFirst());
    },

    /** Erases pictures, and their sizes, that are older than `before` and not among the addresses `shown`. */
    async dropUnused(shown: ReadonlySet<string>, before: number): Promise<number> {
      const old = await database.read((db) => db.selectFrom("pictures").select("hash").where("created_at", "<", before).execute());
      const unused = old.map(({ hash }) => hash).filter((hash) => !shown.has(pictureAddress(hash)));
      for (const hash of unused) {
        await database.write(async (tx) => {
          await tx.deleteFrom("pictures").where("hash", "=", hash).where("created_at", "<", before).execute();
          await tx.deleteFrom("picture_variants").where("hash", "=", hash).execute();
        });
      }
      // A size may have been made at the moment its picture was erased.
      await database.write((tx) =>
        tx
          .deleteFrom("picture_variants")
          .where("hash", "not in", (of) => of.selectFrom("pictures").select("hash"))
          .execute(),
      );
      return unused.length;
    },

    keepBuiltIn: async (name: string): Promise<string> => {
      const picture = builtIn.named(name);
      return picture ? store({ bytes: picture.bytes, width: picture.width, height: picture.height }) : "";
    },
  };
}

function jpegBytes(image: string): Uint8Array {
  const header = /^data:([^;,]*)((?:;[^;,]*)*),/.exec(image.slice(0, 200));
  if (!header) throw new Invalid("image", fallback);
  if (!/^image\/jpe?g$/i.test(header[1] ?? "")) throw new Invalid("image", jpegOnly);
  const body = image.slice(header[0].length);
  if (!/;base64$/i.test(header[2] ?? "") || !/^[A-Za-z0-9+/]+={0,2}$/.test(body)) throw new Invalid("image", unreadable);
  const bytes = Buffer.from(body, "base64");
  if (bytes.length >= maxImageBytes) throw new Invalid("image", tooLarge);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  if (!isJpeg) throw new Invalid("image", unreadable);
  return bytes;
}
