import { pagedKinds } from "#contract/content-kinds.ts";
import type { ShownLook } from "#contract/look/shown-look.ts";
import type { ShareDrawing } from "../content/item-page.ts";
import { hashOf } from "../token.ts";

const sharedKinds = [...pagedKinds, "classes", "teachers"] as const;
/** What a share picture is of; "academy": the site itself. */
export type Shared = { kind: (typeof sharedKinds)[number]; id: number } | { kind: "academy" };

/** The academy that shares: its name, and its look where that is not the first. */
export type SharedBy = { name: string; look?: ShownLook };

/** What is drawn where a page without a picture is shared; `academy`: the academy's name. */
export type SharePicture = OnGround & { title: string; academy: string; look?: ShownLook };
/** For what is no item, on the academy's own ground. */
type OnGround = Omit<ShareDrawing, "ground"> & { ground: ShareDrawing["ground"] | "academy" };

/** To be raised when pictures are drawn in another way: it is part of the hash in their addresses, so that nobody keeps an older one. */
const design = 8;
const addresses = /^\/media\/share\/([a-z]+)(?:-([1-9]\d{0,8}))?-[0-9a-f]{16}\.jpg$/;
/** The address of the academy's own picture before it was drawn; links that were shared then keep it. */
export const firstShareAddress = "/pictures/share.jpg";

/** A drawing with a title, as the share picture of this academy. */
export function sharePictureOf(drawing: OnGround & { title: string }, { name, look }: SharedBy): SharePicture {
  return { ...drawing, academy: name, ...(look && { look }) };
}

/** The address of a share picture. It has a hash of all that is drawn, so that a changed text or look gets a new address. */
export function sharePictureAddress(shared: Shared, { ground, language, above, title, below, academy, look }: SharePicture): string {
  const hash = hashOf(JSON.stringify([design, { kind: ground, language, above, title, below, academy, look }]), 16);
  return `/media/share/${shared.kind}-${"id" in shared ? `${shared.id}-` : ""}${hash}.jpg`;
}

/** The alternative text of a share picture: all that is written in it. */
export function sharePictureAlt({ above, title, below = [], academy }: SharePicture): string {
  const parts = [title.replaceAll("\n", " "), above, ...below, academy];
  return parts
    .filter(Boolean)
    .join(". ")
    .replace(/([.!?…])\. /g, "$1 ");
}

/** Of what the picture at an address is, whatever its hash; undefined for any other address. */
export function sharedAt(address: string): Shared | undefined {
  if (address === firstShareAddress) return { kind: "academy" };
  const [, named, id] = addresses.exec(address) ?? [];
  if (named === "academy") return id === undefined ? { kind: "academy" } : undefined;
  const kind = sharedKinds.find((kind) => kind === named);
  return kind && id !== undefined ? { kind, id: Number(id) } : undefined;
}
