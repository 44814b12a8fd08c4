import { createHash } from "node:crypto";
import { type PagedKind, pagedKinds } from "#contract/content-kinds.ts";
import type { ShareDrawing, ShownItem } from "../content/item-page.ts";

/** What is drawn where an item without a picture is shared; `academy`: its name. */
export type SharePicture = ShareDrawing & { title: string; academy: string };

/** Rises when the drawing itself changes, so that nobody keeps an older one. */
const design = 1;
const addresses = /^\/media\/share\/([a-z]+)-([1-9]\d{0,8})-[0-9a-f]{16}\.jpg$/;

/** Contains a hash of all that is drawn, so that a changed text gets a new address. */
export function sharePictureAddress({ kind, item }: ShownItem, { ground, language, above, title, academy }: SharePicture): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([design, { kind: ground, language, above, title, academy }]))
    .digest("hex")
    .slice(0, 16);
  return `/media/share/${kind}-${item.id}-${hash}.jpg`;
}

/** In words, for who cannot see it. */
export function sharePictureAlt({ above, title, academy }: SharePicture): string {
  return [title, above, academy].filter(Boolean).join(". ");
}

/** The item whose picture an address names, whatever its texts were; undefined for what is no such address. */
export function itemOfSharePicture(address: string): { kind: PagedKind; id: number } | undefined {
  const [, named, id] = addresses.exec(address) ?? [];
  const kind = pagedKinds.find((kind) => kind === named);
  return kind && { kind, id: Number(id) };
}
