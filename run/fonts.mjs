// Cuts the faces to the characters that nearly every page of ours is made of, so that each arrives with its first packets.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./prepare.mjs";

const packages = createRequire(import.meta.url);
const ascii = [[0x20, 0x7e]];
/** Without what no heading has, such as brackets: 11.0 KB instead of 12.2, which is a round trip less on a slow line. */
const asciiOfHeadings = [
  [0x20, 0x22],
  [0x25, 0x29],
  [0x2b, 0x3f],
  [0x41, 0x5a],
  [0x61, 0x7a],
];
/** The accents of German, French, Italian, Spanish and Dutch, and our punctuation; the same ranges as in app/ui/fonts.css. */
const common = [
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xc4, 0xc4],
  [0xc9, 0xc9],
  [0xd6, 0xd6],
  [0xdc, 0xdc],
  [0xdf, 0xe4],
  [0xe7, 0xef],
  [0xf1, 0xf6],
  [0xf9, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
];
/** The long vowels of written Japanese and Tamil words, and European letters beyond Latin-1. */
const extended = [[0x100, 0x17f]];
const features = ["kern", "liga"];
const faces = [
  { file: "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2", ranges: [...asciiOfHeadings, ...common] },
  // Both weights in one file: a phone waits for the number of files more than for their bytes.
  {
    file: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    ranges: [...ascii, ...common],
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  { file: "@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2", ranges: extended },
  { file: "@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff2", ranges: extended },
];

const display = { opsz: 144, SOFT: 40, WONK: 0, wght: 700 };
const pictureFaces = [
  ...["latin", "latin-ext", "vietnamese"].map((part) => ({
    file: `@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`,
    axes: display,
  })),
  ...["cyrillic", "cyrillic-ext", "greek"].map((part) => ({
    file: `@fontsource/source-serif-4/files/source-serif-4-${part}-700-normal.woff2`,
  })),
  ...["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"].map((part) => ({
    file: `@fontsource/source-sans-3/files/source-sans-3-${part}-600-normal.woff2`,
  })),
  { file: "@fontsource/noto-serif-sinhala/files/noto-serif-sinhala-sinhala-800-normal.woff2" },
  { file: "@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-800-normal.woff2" },
];

/** Writes the faces for pictures into `folder`. */
export async function writePictureFonts(folder = join(root, ".cache/picture-fonts")) {
  mkdirSync(folder, { recursive: true });
  for (const { file, axes } of pictureFaces) {
    const whole = readFileSync(packages.resolve(file));
    const face = await subsetFont(whole, "", {
      targetFormat: "truetype",
      keepAllGlyphs: true,
      noHinting: true,
      ...(axes && { variationAxes: axes }),
    });
    write(join(folder, `${basename(file, ".woff2").replace(/-(full|\d00)-normal$/, "")}.ttf`), face);
  }
}

/** Writes the cut faces into `folder`; app/ui/fonts.css finds them in .cache/fonts. */
export async function cutFonts(folder = join(root, ".cache/fonts")) {
  mkdirSync(folder, { recursive: true });
  for (const { file, ranges, axes } of faces) {
    const whole = readFileSync(packages.resolve(file));
    const cut = await subsetFont(whole, characters(ranges), {
      targetFormat: "woff2",
      keepFeatures: features,
      noHinting: true,
      ...(axes && { variationAxes: axes }),
    });
    write(join(folder, basename(file).replace("-normal", "")), cut);
  }
}

/** A dev server loads its page anew when a face changes, and a test may read one while another program writes it. */
function write(file, face) {
  if (existsSync(file) && readFileSync(file).equals(face)) return;
  writeFileSync(`${file}.${process.pid}`, face);
  renameSync(`${file}.${process.pid}`, file);
}

function characters(ranges) {
  return ranges.map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))).join("");
}
