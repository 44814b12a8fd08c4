// Renders the pictures from their drawings, pictures/**/*.svg:  node run/draw.mjs [part of a drawing's path …]
// Needs no fonts: lettering is drawn as outlines. What it makes is committed; neither a build nor the program draws.

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "..");
const drawings = join(root, "pictures");

/** Beside its drawing, of at most so many kilobytes. */
const beside = (kilobytes) => (name) => [{ file: `pictures/${name}.jpg`, kilobytes }];

/** For `srcset`: widths, and the kilobytes of the smallest format. */
const responsive = (widths) => (name) =>
  Object.entries(widths).flatMap(([width, kilobytes]) =>
    Object.entries({ avif: 1, jpg: 2.4 }).map(([format, generosity]) => ({
      file: `public/pictures/${name}-${width}.${format}`,
      width: Number(width),
      kilobytes: kilobytes * generosity,
    })),
  );

/** What is made of a drawing, by the first of these that its path without .svg matches. */
const outputs = [
  [/^(courses|exams|posts)\//, beside(77)],
  [/^testimonials\//, beside(24.5)],
  // A common phone's 750 px: with its headers it arrives with the first packets of an answer.
  [/^hero\/.*-tall$/, responsive({ 480: 24, 750: 10.7, 828: 44 })],
  [/^hero\//, responsive({ 480: 18, 768: 32, 1280: 58, 1920: 88 })],
  [/^about\//, responsive({ 480: 18, 680: 10.7, 960: 30, 1200: 50 })],
];

/** The files that are made of a drawing, named from the project's root. */
const filesOf = (name) => outputs.find(([pattern]) => pattern.test(name))?.[1](name) ?? [];

const wanted = process.argv.slice(2);
for (const path of readdirSync(drawings, { recursive: true }).sort()) {
  const name = path.replaceAll("\\", "/").replace(/\.svg$/, "");
  if (!path.endsWith(".svg") || (wanted.length > 0 && !wanted.some((part) => name.includes(part)))) continue;
  const picture = await sharp(join(drawings, path)).png().toBuffer();
  for (const output of filesOf(name)) console.log(await save(picture, output));
}

async function save(picture, { file, width, kilobytes = Number.POSITIVE_INFINITY }) {
  const format = file.slice(file.lastIndexOf(".") + 1);
  const image = sharp(width ? await sharp(picture).resize({ width }).png().toBuffer() : picture);
  let quality = format === "avif" ? 62 : 88;
  let bytes = await encode(image.clone(), format, quality);
  for (; bytes.length > kilobytes * 1024 && quality > 20; bytes = await encode(image.clone(), format, quality)) quality -= 4;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), bytes);
  return `${file}  ${(bytes.length / 1024).toFixed(1)} KB${format === "png" ? "" : `  q${quality}`}`;
}

function encode(image, format, quality) {
  if (format === "avif") return image.avif({ quality, effort: 7 }).toBuffer();
  if (format === "png") return image.png({ compressionLevel: 9, palette: true }).toBuffer();
  const chromaSubsampling = quality >= 76 ? "4:4:4" : "4:2:0";
  return image.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true, chromaSubsampling }).toBuffer();
}
