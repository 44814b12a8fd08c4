import type { ChosenColours } from "./colours.ts";

export const lookPicturesStart = "/media/look/";

/** What pages need of the look that staff chose. `pictures`: the folder of its icons; its name holds a hash of all that is drawn in them. */
export type ShownLook = Partial<ChosenColours> & {
  pictures: string;
  /** There is an icon or a logo. */
  hasMark?: true;
  logo?: { file: string; width: number; height: number; hasName?: true; isRound?: true };
};

/** The icon files: pixels of each side, and `room`, the mark's share of it. Phones cut those with a ground to a shape of their own. */
export const iconFiles = {
  "icon-192.png": { size: 192, room: 1, onGround: false },
  "icon-512.png": { size: 512, room: 1, onGround: false },
  "icon-maskable-512.png": { size: 512, room: 0.56, onGround: true },
  "apple-touch-icon.png": { size: 180, room: 0.72, onGround: true },
} as const;
export type IconFile = keyof typeof iconFiles;

/** Where an icon is: drawn from the look that staff chose, or the one that comes with the program. */
export function iconAddress(look: ShownLook | undefined, file: IconFile): string {
  return look ? `${look.pictures}/${file}` : `/${file}`;
}

export function logoAddress({ pictures, logo }: ShownLook): string | undefined {
  return logo && `${pictures}/${logo.file}`;
}
