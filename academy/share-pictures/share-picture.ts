import { createHash } from "node:crypto";
import { type PagedKind, pagedKinds } from "#contract/content-kinds.ts";
import type { ShareDrawing } from "../content/item-page.ts";

const sharedKinds = [...pagedKinds, "classes", "teachers"] as const;
/** What has a page that is shared. */
export type Shared = { kind: PagedKind | "classes" | "teachers"; id: number };

/** What is drawn where an item without a picture is shared; `academy`: its name. */
export type SharePicture = ShareDrawing & { title: string; academy: string };

/** Rises when the drawing itself changes, so that nobody keeps an older one. */
const design = 3;
const addresses = /^\/media\/share\/([a-z]+)-([1-9]\d{0,8})-[0-9a-f]{16}\.jpg$/;

/** Contains a hash of all that is drawn, so that a changed text gets a new address. */
export function sharePictureAddress({ kind, id }: Shared, { ground, language, above, title, below, academy }: SharePicture): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([design, { kind: ground, language, above, title, below, academy }]))
    .digest("hex")
    .slice(0, 16);
  return `/media/share/${kind}-${id}-${hash}.jpg`;
}

/** In words, for who cannot see it. */
export function sharePictureAlt({ above, title, below = [], academy }: SharePicture): string {
  return [title, above, ...below, academy].filter(Boolean).join(". ");
}

/** The item whose picture an address names, whatever its texts were; undefined for what is no such address. */
export function itemOfSharePicture(address: string): Shared | undefined {
  const [, named, id] = addresses.exec(address) ?? [];
  const kind = sharedKinds.find((kind) => kind === named);
  return kind && { kind, id: Number(id) };
}
