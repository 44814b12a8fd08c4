import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font as ShapedFont } from "harfbuzzjs";

export type Family = "display" | "text";
type Face = { font: ShapedFont; unitsPerEm: number };

export type Lettering = Awaited<ReturnType<typeof openLettering>>;

const noto = ["noto-serif-sinhala-sinhala", "noto-serif-tamil-tamil"];
/** The files of a family, written by run/fonts.mjs when the site is built. The first that has a character draws it. */
const parts: Record<Family, readonly string[]> = {
  display: [
    ...["fraunces-latin", "fraunces-latin-ext", "fraunces-vietnamese"],
    ...["source-serif-4-cyrillic", "source-serif-4-cyrillic-ext", "source-serif-4-greek"],
    ...noto,
  ],
  text: [...["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"].map((part) => `source-sans-3-${part}`), ...noto],
};

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Joiners and selectors have no outline of their own. */
const unseen = /^\p{Default_Ignorable_Code_Point}$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Sets words as outlines of the site's faces: no fonts of the machine, no text as markup. Loads HarfBuzz and 560 KB: only when needed. */
export async function openLettering(folder: string) {
  const { Blob, Buffer: Run, Face: Read, Font, shape } = await import("harfbuzzjs");
  const opened = new Map<string, Face>();
  for (const name of new Set(Object.values(parts).flat())) {
    const face = new Read(new Blob(await readFile(join(folder, `${name}.ttf`))));
    opened.set(name, { font: new Font(face), unitsPerEm: face.upem });
  }
  const openedFaces = (family: Family) => parts[family].flatMap((name) => opened.get(name) ?? []);
  const faces: Record<Family, readonly Face[]> = { display: openedFaces("display"), text: openedFaces("text") };

  /** The first face that has every character of a cluster; a space stays with the face before it, so that words are not torn apart. */
  function faceOf(cluster: string, family: Family, before: Face | undefined): Face | undefined {
    const seen = [...cluster].filter((character) => !unseen.test(character));
    const has = ({ font }: Face) => seen.every((character) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
    const isSpace = cluster.trim() === "" || seen.length === 0;
    return isSpace && before && has(before) ? before : faces[family].find(has);
  }

  /** Parts of a text by face; undefined when no face has one of its characters. */
  function runsOf(text: string, family: Family): { text: string; face: Face }[] | undefined {
    const runs: { text: string; face: Face }[] = [];
    for (const { segment } of clusters.segment(text)) {
      const last = runs.at(-1);
      const face = faceOf(segment, family, last?.face);
      if (!face) return undefined;
      if (last?.face === face) last.text += segment;
      else runs.push({ text: segment, face });
    }
    return runs;
  }

  // One for all: HarfBuzz frees memory only when V8 collects its objects, and its memory never shrinks.
  const buffer = new Run();
  function glyphsOf(text: string, family: Family) {
    return (runsOf(text, family) ?? missing()).flatMap((run) => {
      buffer.reset();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(run.face.font, buffer);
      return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        if (codepoint === 0) missing();
        return { ...run.face, glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset };
      });
    });
  }

  return {
    /** A text without the emoji that our faces cannot draw, and with single spaces. */
    plain(text: string, family: Family): string {
      const kept = [...clusters.segment(text.normalize("NFC"))].map(({ segment }) =>
        pictograph.test(segment) && !faceOf(segment, family, undefined) ? " " : segment,
      );
      return kept.join("").replace(/\s+/g, " ").trim();
    },

    has: (text: string, family: Family): boolean => runsOf(text, family) !== undefined,

    /** How wide a text is at size 1. Throws when `has` says no. */
    width: (text: string, family: Family): number =>
      glyphsOf(text, family).reduce((sum, { advance, unitsPerEm }) => sum + advance / unitsPerEm, 0),

    /** A line of words in `size` pixels as SVG paths, with the baseline at the origin; `spacing`: between letters, as a share of the size. */
    outline(text: string, family: Family, size: number, spacing = 0): string {
      let at = 0;
      return glyphsOf(text, family)
        .map(({ font, unitsPerEm, glyph, advance, x, y }) => {
          const scale = size / unitsPerEm;
          const place = `translate(${short(at + x * scale)} ${short(-y * scale)}) scale(${short(scale)} ${short(-scale)})`;
          at += advance * scale + spacing * size;
          const path = font.glyphToPath(glyph);
          return path === "" ? "" : `<path transform="${place}" d="${path}"/>`;
        })
        .join("");
    },
  };
}

function missing(): never {
  throw new Error("No face has one of these characters");
}

const short = (value: number) => String(Math.round(value * 10_000) / 10_000);
