import { withoutNul } from "./fields/text.ts";
import { z } from "./zod.ts";

/**
 * Narrows a list; all of it optional. `q` searches, `limit` (500 when it is not given) and `offset` cut a page. Bounds come first: of a
 * number that is out of them zod has a second thing to say.
 */
export const listQuery = z.object({
  q: withoutNul.trim().max(200, "Please search for fewer than 200 characters.").optional(),
  limit: z.coerce
    .number("limit must be a number.")
    .min(1, { error: "limit must be 1 or more.", abort: true })
    .max(1000, { error: "limit must be 1000 or less.", abort: true })
    .int("limit must be a whole number.")
    .optional(),
  offset: z.coerce
    .number("offset must be a number.")
    .min(0, { error: "offset must be 0 or more.", abort: true })
    .max(10_000_000, { error: "offset must be 10000000 or less.", abort: true })
    .int("offset must be a whole number.")
    .optional(),
});
export type ListQuery = z.output<typeof listQuery>;
/** For a list without a search. */
export const pageQuery = listQuery.omit({ q: true });

/** What narrows a list whose items can be kept without being shown; `admin` and `filter` are for staff. */
export const shownQuery = listQuery.extend({
  admin: z.enum(["true", "false"]).optional(),
  filter: z.enum(["all", "active", "inactive"]).optional(),
});
export type ShownQuery = z.output<typeof shownQuery>;

export type Listed<Item> = { items: Item[]; total: number; next?: number };

const orders = z
  .array(z.object({ id: z.number().int(), display_order: z.number().int().min(0).max(1_000_000) }), {
    error: "This must be a list of { id, display_order }.",
  })
  .min(1, "The list is empty.")
  .max(10_000)
  .refine((list) => new Set(list.map((entry) => entry.id)).size === list.length, "An id appears twice.");

export const courseOrder = z.object({ courses: orders });
export const examOrder = z.object({ examOrders: orders });
/** What a kind has whose items staff put in order: each place is one more than the one before. */
export const putInOrder = { step: 1, reorder: { path: "reorder", list: "order", body: z.object({ order: orders }) } } as const;
export type NewOrder = z.output<typeof orders>;

/** The greatest number that PostgreSQL's integer columns hold. */
const mostStored = 2_147_483_647;
/** An id or a version in a body, and the same in an address, where it is text. */
export const storedNumber = z.number().int().min(1).max(mostStored);
export const askedNumber = z.coerce.number().int().min(1).max(mostStored);
export const itemId = z.object({ id: askedNumber });
