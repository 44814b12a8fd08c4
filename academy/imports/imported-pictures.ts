import { contentKinds } from "#contract/content-kinds.ts";
import type { FieldList } from "#contract/fields/field.ts";
import { pictureHash } from "#contract/fields/picture.ts";
import type { StoredPicture } from "#contract/picture-upload.ts";
import { Refusal } from "../errors.ts";
import { cleanHtml } from "../text/html.ts";
import { foreignHtml, picturesIn } from "./foreign-html.ts";
import type { ImportItem, ImportRun } from "./import-item.ts";

/** Pictures of one text; thousands would be somebody's mistake. */
const mostPictures = 200;
const longestAddress = 100;

export type PictureStore = {
  keep: (image: string) => Promise<string>;
  look: (image: string) => Promise<StoredPicture>;
  sizeOf: (image: string) => Promise<{ width: number; height: number } | undefined>;
};

/** Takes in the pictures of a run, each once, and the texts that show them. */
export function createImportedPictures(pictures: PictureStore, { isDry, base, fetchPicture, linkTo }: ImportRun) {
  /** By their addresses there; a text says why one could not be had. */
  const fetched = new Map<string, StoredPicture | string>();

  /** The picture at an address, stored unless this is a dry run; else why it could not be had. */
  async function pictureAt(address: string): Promise<StoredPicture | string> {
    const known = fetched.get(address);
    if (known) return known;
    const found = await takePicture(address).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error.message;
    });
    if (!address.startsWith("data:")) fetched.set(address, found);
    return found;
  }

  async function takePicture(address: string): Promise<StoredPicture> {
    const path = URL.canParse(address) ? new URL(address).pathname : "";
    // The other site may run this program, and have a picture that is here already: its name is the hash of its bytes.
    const size = pictureHash(path) && (await pictures.sizeOf(path));
    if (size) return { image: path, ...size };
    const jpeg = await fetchPicture(address);
    if (isDry) return pictures.look(jpeg);
    const image = await pictures.keep(jpeg);
    const kept = await pictures.sizeOf(image);
    if (!kept) throw new Refusal("It was erased meanwhile.");
    return { image, ...kept };
  }

  /** The fields with pictures and rich text as they are here. */
  async function withPictures({ kind, fields, hasBareLines }: ImportItem, notes: string[]): Promise<Record<string, unknown>> {
    const list: FieldList = contentKinds[kind].list;
    const taken = { ...fields };
    for (const [name, { type }] of Object.entries(list)) {
      const value = String(fields[name] ?? "");
      if (value === "") continue;
      if (type === "picture") taken[name] = await imageOf(value, notes);
      if (type === "html") taken[name] = await richText(value, hasBareLines, notes);
    }
    return taken;
  }

  async function imageOf(value: string, notes: string[]): Promise<string> {
    const address = value.startsWith("data:") || !URL.canParse(value, base) ? value : new URL(value, base).href;
    const found = await pictureAt(address);
    if (typeof found !== "string") return found.image;
    notes.push(pictureNote(address, found));
    return "";
  }

  async function richText(html: string, hasBareLines: boolean | undefined, notes: string[]): Promise<string> {
    const shown = new Map<string, StoredPicture>();
    const wanted = picturesIn(html, base);
    for (const address of wanted.slice(0, mostPictures)) {
      const found = await pictureAt(address);
      if (typeof found === "string") notes.push(pictureNote(address, found));
      else shown.set(address, found);
    }
    if (wanted.length > mostPictures)
      notes.push(`${wanted.length - mostPictures} more pictures: left out, because ${mostPictures} are the most`);
    // A text in our own form stays as it is, but for the addresses of pictures: reading it as foreign could only lose something.
    const isOurs = !hasBareLines && html.startsWith("<") && wanted.length === shown.size && cleanHtml(html, "content") === html;
    if (isOurs) return html.replace(/src="([^"]+)"/g, (whole, src) => whole.replace(src, shown.get(new URL(src, base).href)?.image ?? src));
    return cleanHtml(foreignHtml(html, { base, linkTo, hasBareLines, pictureAt: (address) => shown.get(address) }), "content");
  }

  return { withPictures };
}

function pictureNote(address: string, why: string): string {
  const name = address.startsWith("data:")
    ? "its picture"
    : `picture ${address.length > longestAddress ? `…${address.slice(-longestAddress)}` : address}`;
  return `${name}: left out. ${why}`;
}
