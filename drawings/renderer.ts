import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import type { OutputFile, Picture } from "./picture.ts";

const root = join(import.meta.dirname, "..");
const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const { resolve } = createRequire(import.meta.url);

/** Chromium draws the SVG, because it shapes Tamil and sets Japanese downwards; sharp makes the files. */
export async function openRenderer() {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--force-color-profile=srgb",
    ],
  });
  return {
    render: async (picture: Picture) => {
      const png = await screenshotOf(browser, picture);
      return Promise.all(picture.outputs.map((output) => save(png, output)));
    },
    close: () => browser.close(),
  };
}

async function screenshotOf(browser: Browser, { svg, width, height }: Picture): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>${fontFaces()} * { margin: 0 } svg { display: block }</style>` +
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ type: "png", omitBackground: true });
  await page.close();
  return png;
}

function fontFaces(): string {
  const face = (family: string, style: string, file: string) => {
    const bytes = readFileSync(resolve(file)).toString("base64");
    return `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes}) }`;
  };
  return [
    face("Fraunces", "normal", "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2"),
    face("Fraunces", "italic", "@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2"),
    face("Source Sans 3", "normal", "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"),
  ].join("\n");
}

async function save(png: Buffer, output: OutputFile): Promise<string> {
  const target = join(root, output.file);
  await mkdir(dirname(target), { recursive: true });
  const resized = sharp(png).resize({ width: output.width });
  let quality = output.format === "avif" ? 62 : 88;
  let bytes = await encode(resized.clone(), output, quality);
  while (output.maxKilobytes !== undefined && bytes.length > output.maxKilobytes * 1024 && quality > 20) {
    quality -= 4;
    bytes = await encode(resized.clone(), output, quality);
  }
  await writeFile(target, bytes);
  return `${output.file}  ${(bytes.length / 1024).toFixed(1)} KB${output.format === "png" ? "" : `  q${quality}`}`;
}

function encode(image: Sharp, { format }: OutputFile, quality: number): Promise<Buffer> {
  switch (format) {
    case "avif":
      return image.avif({ quality, effort: 7 }).toBuffer();
    case "webp":
      return image.webp({ quality, effort: 6 }).toBuffer();
    case "png":
      return image.png({ compressionLevel: 9, palette: true }).toBuffer();
    case "jpg":
      return image
        .flatten({ background: "#ffffff" })
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality >= 76 ? "4:4:4" : "4:2:0" })
        .toBuffer();
  }
}
