import { createContext } from "react";

type Marked = { changed: ReadonlySet<number>; samples: ReadonlySet<number>; readAt: number };

/**
 * Which items of a list have unpublished changes, which are samples that nobody changed, and when an item last appeared or left. Asked for
 * once for the list, not by each of 500 cards.
 */
export const MarkedItems = createContext<Marked>({ changed: new Set(), samples: new Set(), readAt: 0 });
