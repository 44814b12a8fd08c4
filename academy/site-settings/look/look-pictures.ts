import { coloursOf, firstChosen } from "#contract/look/colours.ts";
import type { Look } from "#contract/look/look.ts";
import { iconFiles } from "#contract/look/shown-look.ts";

/** A mark in the middle of a square; without a ground the square is transparent. */
type IconDrawing = { size: number; room: number; ground?: string; mark: string };

/** What is drawn in an icon file; undefined: there is no such file. */
export function iconOf(file: string, look: Partial<Look>): IconDrawing | undefined {
  const found = Object.entries(iconFiles).find(([name]) => name === file)?.[1];
  if (!found) return undefined;
  const { size, room, onGround } = found;
  const { light } = coloursOf({ ...firstChosen, ...chosenOf(look) });
  const own = look.icon || look.logo;
  if (own) return { size, room, mark: own, ...(onGround && { ground: "#ffffff" }) };
  const mark = (more: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${more}<path fill="${light["saffron-pale"]}" fill-rule="evenodd" d="${drawnMark}"/></svg>`;
  if (onGround) return { size, room, mark: mark(""), ground: light.lagoon };
  const tile = `<rect width="32" height="32" rx="7" fill="${light.lagoon}"/>`;
  return { size, room, mark: mark(tile).replace("<path ", '<path transform="translate(4.16 4.16) scale(0.74)" ') };
}

/** The colours of a look that staff chose. */
export function chosenOf({ brand, accent }: Partial<Look>) {
  return { ...(brand && { brand }), ...(accent && { accent }) };
}

/** The mark beside the academy's name: its logo, else its icon; "": the drawn mark. */
export function markOf({ logo, icon }: Partial<Look>): string {
  return logo || icon || "";
}

/** A stored mark as a file. */
export function markBytes(mark: string): Buffer {
  return mark.startsWith("<") ? Buffer.from(mark) : Buffer.from(mark.slice(mark.indexOf(",") + 1), "base64");
}

const pngSignature = Buffer.from("\x89PNG", "latin1");

export const isPng = (bytes: Uint8Array): boolean => pngSignature.equals(bytes.subarray(0, pngSignature.length));

/** The mark that comes with the program, as app/site/layout/logo-mark.tsx has it, in a square of 32. */
export const drawnMark =
  "M16 1.5C7.9 1.5 1.4 7.6 1.4 15.1c0 4.2 2 7.9 5.2 10.4L5.2 30.8l6.9-2.6c1.2.3 2.5.5 3.9.5 8.1 0 14.6-6.1 14.6-13.6S24.1 1.5 16 1.5ZM16 6.2c2.7 3 4.1 5.9 4.1 8.7 0 3.2-1.5 5.9-4.1 8-2.6-2.1-4.1-4.8-4.1-8C11.9 12.1 13.3 9.2 16 6.2ZM5.9 12.4c1.7 0 3.2.4 4.4 1.1-.1.5-.1.9-.1 1.4 0 3 1 5.7 2.9 8C8.5 22.3 5.6 18 5.9 12.4ZM26.1 12.4c-1.7 0-3.2.4-4.4 1.1.1.5.1.9.1 1.4 0 3-1 5.7-2.9 8 4.6-.6 7.5-4.9 7.2-10.5Z";
