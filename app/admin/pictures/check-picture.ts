import type { PictureShape } from "#contract/fields/field.ts";
import { aspectTolerance, maxImageBytes } from "#contract/limits.ts";
import type { Size } from "./crop.ts";
import { openPicture, readDataUrl } from "./draw-jpeg.ts";
import { adviceFor, drawnFormats, formatBytes, formatOf, type PictureFormat } from "./picture-format.ts";

export type PictureTarget = { ratio: number; name: string; size: string };

export const pictureTargets: Readonly<Record<PictureShape, PictureTarget>> = {
  landscape: { ratio: 1.5, name: "1.5:1", size: "1200x800px" },
  square: { ratio: 1, name: "1:1", size: "800x800px" },
  banner: { ratio: 1200 / 630, name: "1.91:1", size: "1200x630px" },
  screen: { ratio: 16 / 9, name: "16:9", size: "1920x1080px" },
};

/** What the browser can make of a refused file when it is asked to. */
export type Mend = "smaller" | "jpeg";
export type CheckedPicture =
  | { dataUrl: string; warning: string | undefined }
  | { refused: string; advice?: string | undefined; mend?: Mend | undefined };

const jpegOnly = "Only JPG/JPEG images are allowed";
const unreadable = "Invalid image file";
/** Pixels. The server refuses larger pictures (server/images/image-processor.ts). */
const mostPixels = 50_000_000;

/** Judges a chosen file with the messages of section 5 of the specification. A wrong shape only warns. */
export async function checkPicture(file: File, target: PictureTarget): Promise<CheckedPicture> {
  try {
    const isLarge = file.size >= maxImageBytes;
    const bytes = new Uint8Array(await (isLarge ? file.slice(0, formatBytes) : file).arrayBuffer());
    const format = formatOf(bytes);
    if (!/^image\/jpe?g$/.test(file.type)) return noJpeg(file, format);
    if (isLarge) return { refused: "Image size must be less than 4MB", mend: drawnFormats.has(format) ? "smaller" : undefined };
    if (format === "unknown") return { refused: unreadable };
    if (format !== "JPEG") return noJpeg(file, format);
    const size = await sizeOf(file);
    // A browser shows a picture that is cut off; the server refuses it.
    if (!size || !isWhole(bytes)) return { refused: unreadable };
    if (size.width * size.height > mostPixels) {
      const advice = `It is ${size.width} x ${size.height} pixels, many more than a page can show.`;
      return { refused: unreadable, advice, mend: "smaller" };
    }
    return { dataUrl: await readDataUrl(file), warning: shapeWarning(size, target) };
  } catch {
    return { refused: "Invalid image" };
  }
}

/** Says that a picture has another shape than the one wanted; undefined when it has that one. */
export function shapeWarning({ width, height }: Size, { ratio: wanted, name, size }: PictureTarget): string | undefined {
  const ratio = width / height;
  if (Math.abs(ratio - wanted) <= aspectTolerance) return undefined;
  return `Image aspect ratio is ${ratio.toFixed(2)}:1, recommended is ${name} (${size})`;
}

async function noJpeg(file: File, format: PictureFormat): Promise<CheckedPicture> {
  const drawn = drawnFormats.has(format) ? await openPicture(file) : undefined;
  drawn?.close();
  return { refused: jpegOnly, advice: adviceFor(format, drawn !== undefined), mend: drawn && "jpeg" };
}

/**
 * The size of a JPEG, upright; undefined when it cannot be drawn. Only a picture that is not too large is decoded to see that: 144 million
 * pixels took 650 MB (Chromium 151), with resizeWidth too.
 */
async function sizeOf(file: File): Promise<Size | undefined> {
  const opened = await openPicture(file);
  if (!opened) return undefined;
  const { width, height, close } = opened;
  close();
  if (width * height > mostPixels) return { width, height };
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture && { width, height };
}

/** Whether the mark that ends a JPEG is there, anywhere: phones may write more after it. */
function isWhole(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 0; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}
