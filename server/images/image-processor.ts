import type { ImageProcessor } from "#academy/media/pictures.ts";

const widest = 2400;
const mostPixels = 50_000_000;
const seconds = 15;

/** Decodes and encodes pictures, one at a time, within limits of pixels and time. */
export function createImageProcessor(): ImageProcessor {
  const inTurn = oneAtATime();
  return {
    normalise: (bytes) =>
      inTurn(async () => {
        const sharp = await loadSharp();
        const read = sharp(bytes, { failOn: "truncated", limitInputPixels: mostPixels, sequentialRead: true });
        if ((await read.metadata()).format !== "jpeg") throw new Error("Not a JPEG");
        const { data, info } = await read
          .rotate()
          .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
          .toColourspace("srgb")
          .jpeg({ quality: 86, mozjpeg: true })
          .timeout({ seconds })
          .toBuffer({ resolveWithObject: true });
        return { bytes: data, width: info.width, height: info.height };
      }),
    encode: (bytes, width, format) =>
      inTurn(async () => {
        const sharp = await loadSharp();
        const resized = sharp(bytes, { limitInputPixels: mostPixels }).resize({ width, withoutEnlargement: true }).timeout({ seconds });
        if (format === "avif") return resized.avif({ quality: 58, effort: 3 }).toBuffer();
        if (format === "webp") return resized.webp({ quality: 78 }).toBuffer();
        return resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
      }),
  };
}

/** Only when there is a picture to make: it takes 8 MB. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread a picture and no cache: memory stays flat, and pages are served while pictures are made.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}
