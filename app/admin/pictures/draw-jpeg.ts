import { maxImageBytes } from "#contract/limits.ts";
import { type Box, drawnSize, type Size } from "./crop.ts";

/** A picture that this browser has opened. Its pixels are decoded when it is drawn, JPEGs in about the size they are drawn in. */
export type OpenPicture = Size & { image: HTMLImageElement; address: string; close: () => void };
export type MadePicture = Size & { dataUrl: string; bytes: number };

const longestSide = 2400;
const qualities = [0.9, 0.8, 0.7, 0.6];
/** A phone's tab does not outlive much more: the largest phone photos of 2026 have 200 million pixels. */
const mostPixels = 210_000_000;

/** Opens a file, or a picture of ours by its address; undefined when this browser cannot, or when it is too large to draw. */
export async function openPicture(source: Blob | string): Promise<OpenPicture | undefined> {
  const address = typeof source === "string" ? source : URL.createObjectURL(source);
  const close = () => URL.revokeObjectURL(address);
  const image = new Image();
  const opened = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  if (opened && width > 0 && height > 0 && width * height <= mostPixels) return { image, address, width, height, close };
  close();
  return undefined;
}

/** A picture or a part of it as an upright JPEG under the limit, on white, without metadata, up to 2400 pixels long. Throws if it fails. */
export async function drawJpeg(
  { image, width, height }: OpenPicture,
  part: Box = { left: 0, top: 0, width, height },
): Promise<MadePicture> {
  for (let longest = longestSide; longest >= 300; longest = Math.round(longest * 0.75)) {
    const size = drawnSize(part, longest);
    const canvas = document.createElement("canvas");
    canvas.width = size.width;
    canvas.height = size.height;
    const pen = canvas.getContext("2d", { alpha: false });
    if (!pen) break;
    pen.fillStyle = "white";
    pen.fillRect(0, 0, size.width, size.height);
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height);
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
      if (blob?.type === "image/jpeg" && blob.size < maxImageBytes) return { ...size, bytes: blob.size, dataUrl: await readDataUrl(blob) };
    }
  }
  throw new Error("This picture cannot be drawn here");
}

/** A file drawn anew; undefined when this browser cannot. */
export async function jpegOf(file: Blob): Promise<MadePicture | undefined> {
  const opened = await openPicture(file);
  const made = opened && (await drawJpeg(opened).catch(() => undefined));
  opened?.close();
  return made;
}

/** The bytes of a file as a data URL, as the server takes a picture. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === "string" ? resolve(reader.result) : reject(new Error("No text")));
    reader.onerror = () => reject(reader.error ?? new Error("Unreadable"));
    reader.readAsDataURL(file);
  });
}
