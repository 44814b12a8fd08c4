import { join } from "node:path";
import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import { fitLine, fitLines } from "./fit-lines.ts";
import { type Family, type Lettering, openLettering } from "./lettering.ts";
import { type Ground, groundOf } from "./share-grounds.ts";

const titleBox = { height: 320, mostLines: 5, sizes: [124, 112, 100, 90, 82, 74, 66, 60, 54, 48, 42, 38] };
const titleTop = 168;
const above = { size: 34, baseline: 126 };
const below = { size: 52, baseline: 480, step: 62, gap: 20 };
const name = { size: 30, baseline: 545, indent: 62 };
const tall = /[\p{Script=Sinhala}\p{Script=Tamil}]/u;
const tight = -0.008;
/** In the sun of a painted ground. */
const greetingAt = { x: 1000, y: 292 };
const greetingRoom = 390;

/** `posterAt`: the address of a poster that comes with the program, by the name of its file. */
export type DrawingFolders = { fonts: string; grounds: string; posterAt: (name: string) => string | undefined };

/** What a share picture is made of: the ground, a file or an SVG, and the words on it as SVG without fonts. */
export type ShareDrawing = { ground: string | Buffer; words: string };

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
  return async function draw(picture: SharePicture): Promise<ShareDrawing | undefined> {
    const { has, plain, width, outline } = await loaded();
    const title = titlesOf(picture)
      .map((words) => plain(words, "display"))
      .find((words) => has(words, "display"));
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
    const small = (text: string, { size, baseline, indent = 0 }: { size: number; baseline: number; indent?: number }, fill: string) => {
      const words = plain(text, "text");
      if (words === "" || !has(words, "text")) return "";
      const fitted = fitLine(words, measureOf("text"), (ground.width - indent) / size);
      return line(fitted, "text", size, [ground.left + indent, baseline], fill);
    };
    const lineHeight = tall.test(title) ? 1.26 : 1.1;
    const facts = (picture.below ?? []).filter((words) => has(words, "text"));
    const height = facts.length > 0 ? below.baseline - facts.length * below.step - below.gap - titleTop + below.step / 4 : titleBox.height;
    const { size, lines } = fitLines(title, measureOf("display"), { ...titleBox, height, lineHeight, width: ground.width });
    const step = size * lineHeight;
    const words =
      greetingOn(ground, picture, { plain, has, width, line }) +
      small(picture.above, above, ground.above) +
      lines
        .map((text, at) => line(text, "display", size, [ground.left, titleTop + size * 0.86 + at * step], ground.title, tight))
        .join("") +
      facts
        .map((text, at) => small(text, { ...below, baseline: below.baseline - (facts.length - 1 - at) * below.step }, ground.above))
        .join("") +
      small(picture.academy, name, ground.name);
    return {
      ground: ground.file === undefined ? Buffer.from(ground.svg ?? "") : join(folders.grounds, ground.file),
      words: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${words}</svg>`,
    };
  };
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
  return line(words, "display", size, [greetingAt.x - (across * size) / 2, greetingAt.y + size * 0.3], fill);
}

/** The title, and one without the language's own name, which our faces may lack, beside its English one: "Japanese (日本語) N4". */
function titlesOf({ title, language }: SharePicture): string[] {
  if (!language || language.native_name === "" || !title.toLowerCase().includes(language.name.toLowerCase())) return [title];
  return [
    title,
    title
      .replaceAll(language.native_name, " ")
      .replace(/[([{（]\s*[)\]}）]/g, " ")
      .replace(/\s+(?=[,.:;])/g, ""),
  ];
}
