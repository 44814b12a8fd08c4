import { aspectTolerance, maxImageBytes } from "#contract/limits.ts";

/** What a picture should look like on a screen. */
export type PictureTarget = { ratio: number; name: string; size: string };

export const landscape: PictureTarget = { ratio: 1.5, name: "1.5:1", size: "1200x800px" };
export const square: PictureTarget = { ratio: 1, name: "1:1", size: "800x800px" };
export const banner: PictureTarget = { ratio: 1200 / 630, name: "1.91:1", size: "1200x630px" };

export type CheckedPicture = { dataUrl: string; warning: string | undefined } | { refused: string };

/** Judges a chosen file with the messages of section 5 of the specification. A wrong shape only warns. */
export async function checkPicture(file: File, target: PictureTarget): Promise<CheckedPicture> {
  try {
    if (!/^image\/jpe?g$/.test(file.type)) return { refused: "Only JPG/JPEG images are allowed" };
    if (file.size >= maxImageBytes) return { refused: "Image size must be less than 4MB" };
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) return { refused: "Invalid image file" };
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isJpeg(bytes)) return { refused: "Only JPG/JPEG images are allowed" };
    // A browser shows what there is of half a picture, and the server refuses it.
    if (!isWhole(bytes)) return { refused: "Invalid image file" };
    const ratio = picture.width / picture.height;
    picture.close();
    return { dataUrl: await readDataUrl(file), warning: warningFor(ratio, target) };
  } catch {
    return { refused: "Invalid image" };
  }
}

/** By its first bytes: a name and a type are only what the file is called. */
function isJpeg([first, second, third]: Uint8Array): boolean {
  return first === 0xff && second === 0xd8 && third === 0xff;
}

/** Whether the mark that ends a JPEG is there; phones may write more behind it. */
function isWhole(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 0; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

function warningFor(ratio: number, { ratio: wanted, name, size }: PictureTarget): string | undefined {
  if (Math.abs(ratio - wanted) <= aspectTolerance) return undefined;
  return `Image aspect ratio is ${ratio.toFixed(2)}:1, recommended is ${name} (${size})`;
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === "string" ? resolve(reader.result) : reject(new Error("No text")));
    reader.onerror = () => reject(reader.error ?? new Error("Unreadable"));
    reader.readAsDataURL(file);
  });
}
