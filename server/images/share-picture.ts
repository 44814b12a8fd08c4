import { join } from "node:path";
import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import { chosenOf, drawnMark } from "#academy/site-settings/look/look-pictures.ts";
import { sizeOfMark } from "#academy/site-settings/look/shown-look.ts";
import { firstChosen, replacedColours } from "#contract/look/colours.ts";
import { firstColours } from "#contract/look/first-colours.ts";
import type { Look } from "#contract/look/look.ts";
import { recoloured } from "../delivery/recolour.ts";
import { dressedDrawing } from "./dressed-drawing.ts";
import { fitLine, fitLines } from "./fit-lines.ts";
import { type Family, type Lettering, openLettering } from "./lettering.ts";
import { type Ground, groundOf } from "./share-grounds.ts";

const sheet = { width: 1200, height: 630 };
const titleBox = { height: 320, mostLines: 5, sizes: [124, 112, 100, 90, 82, 74, 66, 60, 54, 48, 42, 38] };
const titleTop = 168;
const above = { size: 34, baseline: 126 };
/** The facts below the title, all in the largest size in which the longest has room. */
const below = { sizes: [52, 48, 44, 40, 36], baseline: 460, step: 62, gap: 20 };
const name = { size: 30, baseline: 545 };
/** Where the mark stands, and the room of one's own on its light tile: beside the name, or as large as it can be. */
const marks = {
  foot: { y: 510, scale: 1.5, tile: { y: 504, height: 64, widest: 240, edge: 7 }, gap: 14 },
  head: { y: 60, scale: 2.6, tile: { y: 52, height: 100, widest: 420, edge: 12 }, gap: 0 },
};
const tall = /[\p{Script=Sinhala}\p{Script=Tamil}]/u;
const tight = -0.008;
/** The middle of the sun of a painted ground. */
const greetingAt = { x: 1000, y: 292 };
const greetingRoom = 320;
/** A longer greeting would be too small to read. */
const smallestGreeting = 28;

/** `posterAt`: the address of a poster that comes with the program, by the name of its file. */
export type DrawingFolders = { fonts: string; grounds: string; posterAt: (name: string) => string | undefined };

/** What a share picture is made of: the ground and the words on it, both SVG without fonts, and the academy's own mark, if it has one. */
export type ShareDrawing = { ground: string; words: string; mark?: PlacedMark };
/** As it is stored, and the box that it is to fill. */
export type PlacedMark = { mark: string; left: number; top: number; width: number; height: number };

type DrawLine = (text: string, family: Family, size: number, at: readonly [number, number], fill: string, spacing?: number) => string;

/** Faces are loaded at the first drawing. */
export function createShareDrawings(folders: DrawingFolders) {
  let lettering: Promise<Lettering> | undefined;

  async function loaded(): Promise<Lettering> {
    lettering ??= openLettering(folders.fonts);
    try {
      return await lettering;
    } catch (error) {
      lettering = undefined;
      throw error;
    }
  }

  /** Undefined when our faces do not have a character of the title. */
  return async function draw(picture: SharePicture, look: Partial<Look> = {}): Promise<ShareDrawing | undefined> {
    const { has, plain, width, outline } = await loaded();
    const title = titlesOf(picture)
      .map((words) =>
        words
          .split("\n")
          .map((line) => plain(line, "display"))
          .filter(Boolean)
          .join("\n"),
      )
      .find((words) => has(words.replaceAll("\n", " "), "display"));
    if (title === undefined) return undefined;
    const ground = groundOf(picture, folders.posterAt);
    const measureOf = (family: Family) => {
      const widths = new Map<string, number>();
      return (text: string) =>
        text.split(/(?<= )/).reduce((sum, word) => {
          const known = widths.get(word) ?? width(word, family);
          widths.set(word, known);
          return sum + known;
        }, 0);
    };
    const line: DrawLine = (text, family, size, [x, y], fill, spacing = 0) =>
      `<g fill="${fill}" transform="translate(${x} ${y})">${outline(text, family, size, spacing)}</g>`;
    const greeting = greetingOn(ground, picture, { plain, has, width, line });
    /** The width of a line: as far as the edge where no sun stands beside it. */
    const room = ground.paint && greeting === "" ? sheet.width - 2 * ground.left : ground.width;
    const small = (text: string, { size, baseline }: { size: number; baseline: number }, fill: string, indent = 0) => {
      const words = plain(text, "text");
      if (words === "" || !has(words, "text")) return "";
      const fitted = fitLine(words, measureOf("text"), (room - indent) / size);
      return line(fitted, "text", size, [ground.left + indent, baseline], fill);
    };
    const lineHeight = tall.test(title) ? 1.26 : 1.1;
    const facts = (picture.below ?? []).filter((words) => has(words, "text"));
    const longest = Math.max(0, ...facts.map((words) => measureOf("text")(plain(words, "text"))));
    const factSize = below.sizes.find((one) => one * longest <= room) ?? Math.min(...below.sizes);
    const height = facts.length > 0 ? below.baseline - facts.length * below.step - below.gap - titleTop + below.step / 4 : titleBox.height;
    const { size, lines } = fitLines(title, measureOf("display"), { ...titleBox, height, lineHeight, width: ground.width });
    const step = size * lineHeight;
    const chosen = { ...firstChosen, ...chosenOf(look) };
    const replaced = replacedColours(chosen);
    const { drawn, placed, right, hasName } = markOn(ground, picture, look);
    const words =
      greeting +
      small(picture.above, above, ground.above) +
      lines
        .map((text, at) => line(text, "display", size, [ground.left, titleTop + size * 0.86 + at * step], ground.title, tight))
        .join("") +
      facts
        .map((text, at) => small(text, { size: factSize, baseline: below.baseline - (facts.length - 1 - at) * below.step }, ground.above))
        .join("") +
      (hasName ? "" : small(picture.academy, name, ground.name, right));
    const file = ground.file && join(folders.grounds, `${ground.file}.svg`);
    const field = file ? await dressedDrawing(file, chosen) : recoloured(ground.paint?.(greeting !== "") ?? "", replaced);
    return {
      ground: field.replace(/<\/svg>\s*$/, () => `${recoloured(drawn, replaced)}</svg>`),
      words: recoloured(`<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">${words}</svg>`, replaced),
      ...(placed && { mark: placed }),
    };
  };
}

/** The program's mark, or a light tile for the academy's own. `right`: how far from the words' left edge the name beside it begins. */
function markOn(
  { left, name: fill }: Ground,
  { ground }: SharePicture,
  { logo = "", icon = "", logo_has_name = false, logo_is_round = false }: Partial<Look>,
) {
  const { y, scale, tile, gap } = ground === "academy" ? marks.head : marks.foot;
  const mark = logo && (logo_has_name || ground === "academy") ? logo : icon || logo;
  const beside = (width: number) => (gap > 0 ? width + gap : 0);
  if (!mark) {
    const drawn = `<path fill="${ground === "academy" ? firstColours.light.saffron : fill}" fill-rule="evenodd" transform="translate(${left} ${y}) scale(${scale})" d="${drawnMark}"/>`;
    return { drawn, right: beside(32 * scale), hasName: false };
  }
  const size = sizeOfMark(mark);
  const height = tile.height - 2 * tile.edge;
  const width = Math.round(Math.min(tile.widest, (height * size.width) / size.height));
  const whole = width + 2 * tile.edge;
  const placed: PlacedMark = { mark, left: left + tile.edge, top: tile.y + tile.edge, width, height };
  const drawn = `<rect fill="#ffffff" x="${left}" y="${tile.y}" width="${whole}" height="${tile.height}" rx="${mark === logo && logo_is_round ? tile.height / 2 : tile.edge}"/>`;
  return { drawn, placed, right: beside(whole), hasName: mark === logo && logo_has_name };
}

/** The greeting over a ground that is only painted, where our faces have its letters. */
function greetingOn(
  { greeting: fill }: Ground,
  { language }: SharePicture,
  { plain, has, width, line }: Pick<Lettering, "plain" | "has" | "width"> & { line: DrawLine },
): string {
  const words = language && fill !== undefined ? plain(language.greeting, "display") : "";
  if (fill === undefined || words === "" || !has(words, "display")) return "";
  const across = width(words, "display");
  const size = Math.min(110, greetingRoom / across);
  if (size < smallestGreeting) return "";
  return line(words, "display", size, [greetingAt.x - (across * size) / 2, greetingAt.y + size * 0.3], fill);
}

/**
 * The title, and what stands in for it if our faces lack a character: for the academy's own picture its name, or nothing; where a language
 * is named in English, too, the title without its native name ("Japanese (日本語) N4").
 */
function titlesOf({ ground, title, language, academy }: SharePicture): string[] {
  if (ground === "academy") return [title, academy, ""];
  if (!language || language.native_name === "" || !title.toLowerCase().includes(language.name.toLowerCase())) return [title];
  return [
    title,
    title
      .replaceAll(language.native_name, " ")
      .replace(/[([{（]\s*[)\]}）]/g, " ")
      .replace(/\s+(?=[,.:;])/g, ""),
  ];
}
