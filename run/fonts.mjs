// Cuts the faces to the characters that nearly every page of ours is made of, so that each arrives with its first packets.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./prepare.mjs";

const packages = createRequire(import.meta.url);
const features = ["kern", "liga"];
const faces = [
  { file: "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2" },
  // Both weights in one file: a phone waits for the number of files more than for their bytes.
  {
    file: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  { file: "@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2" },
  { file: "@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff2" },
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

/** Writes every face into .cache, where style sheets and pictures find them. */
export async function writeFaces() {
  await cutFonts();
  await writePictureFonts();
}

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

/** Writes the faces into `folder`, cut to what app/ui/fonts.css asks of them, which finds them in .cache/fonts. */
export async function cutFonts(folder = join(root, ".cache/fonts")) {
  mkdirSync(folder, { recursive: true });
  const sheet = readFileSync(join(root, "app/ui/fonts.css"), "utf8");
  for (const { file, axes } of faces) {
    const name = basename(file).replace("-normal", "");
    const whole = readFileSync(packages.resolve(file));
    const cut = await subsetFont(whole, charactersOf(name, sheet), {
      targetFormat: "woff2",
      keepFeatures: features,
      noHinting: true,
      ...(axes && { variationAxes: axes }),
    });
    write(join(folder, name), cut);
  }
}

/** Writes a face only if it has changed, at which a dev server loads its page anew; and at once, because a test may read it meanwhile. */
function write(file, face) {
  if (existsSync(file) && readFileSync(file).equals(face)) return;
  writeFileSync(`${file}.${process.pid}`, face);
  renameSync(`${file}.${process.pid}`, file);
}

/** The characters for which the style sheet asks for a cut face: its unicode-range, such as "U+20-22, U+A0". */
function charactersOf(name, sheet) {
  const [, asked] = new RegExp(`/fonts/${name}"\\)[^}]*unicode-range:([^;]*);`).exec(sheet);
  return asked.replace(/\s*U\+(\w+)(?:-(\w+))?,?\s*/g, (_, first, last = first) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
  });
}
