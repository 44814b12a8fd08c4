import { createContext } from "react";

type Marked = { changed: ReadonlySet<number>; samples: ReadonlySet<number>; readAt: number };

/** Of the items of a list, asked for once, not by each of 500 cards: which have unpublished changes, which came with the program and nobody changed; and when the last of them appeared or left. */
export const MarkedItems = createContext<Marked>({ changed: new Set(), samples: new Set(), readAt: 0 });
