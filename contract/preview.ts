import { pagedPaths } from "./content-kinds.ts";
import { itemId } from "./list.ts";
import { z } from "./zod.ts";

export const previewPath = z.enum(pagedPaths);

/** How long a link may work, in hours. */
export const linkHours = { 1: "1 hour", 24: "1 day", 168: "7 days", 720: "30 days" } as const;
export const usualLinkHours = 168;
export const mostPreviewLinks = 20;

export const itemOfPreview = itemId.extend({ noun: previewPath });
export const linkOfPreview = itemOfPreview.extend({ link: itemId.shape.id });

export const previewLinkInput = z.object({
  hours: z.literal([1, 24, 168, 720], "hours must be 1, 24, 168 or 720."),
});

/** A preview link that works; its address is answered once, when it is made. Moments are ISO 8601. */
export const previewLink = z.object({ id: z.number().int(), made_by: z.string(), created_at: z.string(), expires_at: z.string() });
export type PreviewLink = z.output<typeof previewLink>;
export const madePreviewLink = z.object({ link: previewLink, address: z.string() });
export type MadePreviewLink = z.output<typeof madePreviewLink>;

/** What is typed in a form, finished or not; `id` of the item that is edited. */
export const typedItem = z.object({
  id: itemId.shape.id.optional(),
  fields: z.record(z.string().max(50), z.unknown(), { error: "Give the fields of the item." }),
});
export type TypedItem = z.output<typeof typedItem>;

/** The page as visitors would see it, as a document without scripts. */
export const previewDocument = z.object({ html: z.string() });

/** The picture that would be shown where the item is shared while it has none: the drawn one as a data URL, else the address of the site's own. */
export const drawnShare = z.object({ image: z.string() });
