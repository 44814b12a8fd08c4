import { createContext } from "react";
import { type Colours, coloursOf, firstChosen } from "#contract/look/colours.ts";
import { firstColours } from "#contract/look/first-colours.ts";
import type { ShownLook } from "#contract/look/shown-look.ts";

type Worn = { colours: Colours; shown?: ShownLook };

/** The academy's look while the server makes a page; a browser keeps what stands in the document. */
export const LookContext = createContext<Worn>({ colours: firstColours });

export function wornLook(shown: ShownLook | undefined): Worn {
  return shown ? { colours: coloursOf({ ...firstChosen, ...shown }), shown } : { colours: firstColours };
}
