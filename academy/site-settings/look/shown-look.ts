import type { Look } from "#contract/look/look.ts";
import { lookPicturesStart, type ShownLook } from "#contract/look/shown-look.ts";
import { hashOf } from "../../token.ts";
import { chosenOf, isPng, markBytes, markOf } from "./look-pictures.ts";

/** To be raised when icons are drawn in another way: it is part of the hash in their addresses, so that nobody keeps an older one. */
const design = 1;

/** The changed look, as pages need it. */
export function shownLook(look: Partial<Look>): ShownLook {
  const { logo = "", logo_has_name = false, logo_is_round = false, icon = "" } = look;
  const drawn = JSON.stringify([design, chosenOf(look), logo, icon]);
  const pictures = lookPicturesStart + hashOf(drawn, 16);
  const mark = markOf(look);
  return {
    ...chosenOf(look),
    pictures,
    ...(mark && {
      hasMark: true as const,
      logo: {
        file: mark.startsWith("<") ? "logo.svg" : "logo.png",
        ...sizeOfMark(mark),
        ...(logo !== "" && logo_has_name && { hasName: true as const }),
        ...(logo !== "" && logo_is_round && { isRound: true as const }),
      },
    }),
  };
}

/** The size of a stored mark: a cleaned drawing begins with it, a PNG has it in its first chunk; 0 for anything else. */
export function sizeOfMark(mark: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(mark) ?? [];
  if (width && height) return { width: Number(width), height: Number(height) };
  const bytes = markBytes(mark);
  if (!isPng(bytes) || bytes.length < 24) return { width: 0, height: 0 };
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** A look without broken marks, which no save lets in: a hand in the database, or a damaged backup, may have. */
export function withWholeMarks<Shown extends Partial<Look>>(look: Shown): Shown {
  const whole = (mark: string) => {
    const { width, height } = sizeOfMark(mark);
    return width > 0 && height > 0 ? mark : "";
  };
  return { ...look, ...(look.logo && { logo: whole(look.logo) }), ...(look.icon && { icon: whole(look.icon) }) };
}
