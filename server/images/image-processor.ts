import { execFile } from "node:child_process";
import { createFairQueue } from "#academy/limits/fair-queue.ts";
import type { ImageProcessor } from "#academy/pictures/pictures.ts";
import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import { type IconDrawing, markBytes } from "#academy/site-settings/look/look-pictures.ts";
import { maxImageBytes } from "#contract/limits.ts";
import type { Look } from "#contract/look/look.ts";
import type { DrawingFolders } from "./share-picture.ts";

const widest = 2400;
const mostPixels = 50_000_000;
const seconds = 15;

export type DrawIcon = (icon: IconDrawing) => Promise<Uint8Array>;
/** A picture of any common kind as a JPEG that may be uploaded, on white; one that may be is as it was. Throws where it cannot be read. */
export type DrawJpeg = (bytes: Uint8Array) => Promise<Uint8Array>;
export type DrawShare = (picture: SharePicture, look?: Partial<Look>) => Promise<Uint8Array | undefined>;

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** For a process that tries a drawing, which counts its own work: this is for a machine that gives it none. */
const patienceForTrial = 30_000;

/** Uploads, share pictures and sizes made ahead, of which each has a queue of its own, count as one client. */
const ourselves = "";

/**
 * Decodes and encodes pictures, one at a time, within limits of pixels and time. `drawShare`: a share picture as JPEG of
 * 1200 by 630; undefined when its title has characters that our faces have not. `trialFile`: trial-drawing.ts.
 */
export function createImageProcessor(
  folders: DrawingFolders,
  trialFile: string,
): ImageProcessor & { drawShare: DrawShare; drawIcon: DrawIcon; drawJpeg: DrawJpeg } {
  // A size is made once however many ask, so what may wait is bounded by the pictures that there are.
  const { inTurn } = createFairQueue({ atOnce: 1, most: Number.POSITIVE_INFINITY, mostOfOne: Number.POSITIVE_INFINITY });
  const inOurTurn = <Made>(work: (sharp: Sharp) => Promise<Made>) => inTurn(ourselves, async () => work(await loadSharp()));
  const trials = createFairQueue({ atOnce: 1, most: 20, mostOfOne: 20 });
  let drawing: ReturnType<typeof loadDrawing> | undefined;
  return {
    normalise: (bytes) =>
      inOurTurn(async (sharp) => {
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
    mark: (bytes) =>
      inOurTurn(async (sharp) => {
        const read = sharp(bytes, { failOn: "truncated", limitInputPixels: mostPixels });
        if (!["png", "jpeg"].includes((await read.metadata()).format ?? "")) throw new Error("Neither PNG nor JPEG");
        const size = { width: 640, height: 640, fit: "inside", withoutEnlargement: true } as const;
        return read.rotate().resize(size).toColourspace("srgb").png({ palette: true, compressionLevel: 9 }).timeout({ seconds }).toBuffer();
      }),
    canBeDrawn: (mark) => trials.inTurn(ourselves, () => tried(trialFile, mark)),
    drawJpeg: (bytes) =>
      inOurTurn(async (sharp) => {
        const read = sharp(bytes, { failOn: "truncated", limitInputPixels: mostPixels });
        const { format = "" } = await read.metadata();
        if (format === "jpeg" && bytes.byteLength < maxImageBytes) return bytes;
        if (!["jpeg", "png", "webp", "gif", "heif"].includes(format)) throw new Error("No picture that can be drawn");
        const size = { width: widest, height: widest, fit: "inside", withoutEnlargement: true } as const;
        return read.rotate().resize(size).flatten({ background: "white" }).jpeg({ quality: 90 }).timeout({ seconds }).toBuffer();
      }),
    drawIcon: (icon) =>
      inOurTurn(async (sharp) => {
        const { size, room, ground, mark } = icon;
        const inside = Math.round(size * room);
        const drawn = await drawMark(sharp, mark, inside, inside);
        const below = { width: size, height: size, channels: 4, background: ground ?? "#0000" } as const;
        return sharp({ create: below })
          .composite([{ input: drawn }])
          .png({ palette: true, compressionLevel: 9 })
          .timeout({ seconds })
          .toBuffer();
      }),
    encode: (bytes, width, format, client = ourselves) =>
      inTurn(client, async () => {
        const sharp = await loadSharp();
        const resized = sharp(bytes, { limitInputPixels: mostPixels }).resize({ width, withoutEnlargement: true }).timeout({ seconds });
        if (format === "avif") return resized.avif({ quality: 58, effort: 3 }).toBuffer();
        if (format === "webp") return resized.webp({ quality: 78 }).toBuffer();
        return resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
      }),
    drawShare: (picture, look) =>
      inOurTurn(async (sharp) => {
        drawing ??= loadDrawing(folders);
        const drawn = await (await drawing)(picture, look);
        if (!drawn) return undefined;
        const { ground, words, mark: own } = drawn;
        const over = [
          { input: Buffer.from(words) },
          ...(own ? [{ input: await drawMark(sharp, own.mark, own.width, own.height), left: own.left, top: own.top }] : []),
        ];
        // 60 ms and 65 KB; with mozjpeg 250 ms and 57 KB.
        return sharp(Buffer.from(ground)).composite(over).jpeg({ quality: 84 }).timeout({ seconds }).toBuffer();
      }),
  };
}

/** A mark in the middle of a box. */
function drawMark(sharp: Sharp, mark: string, width: number, height: number): Promise<Buffer> {
  return sharp(markBytes(mark), { density: densityOf(mark, Math.max(width, height)), limitInputPixels: mostPixels })
    .resize({ width, height, fit: "contain", background: "#0000" })
    .png()
    .timeout({ seconds })
    .toBuffer();
}

function tried(trialFile: string, mark: string): Promise<boolean> {
  return new Promise((resolve) => {
    const given = [trialFile, String(densityOf(mark, 640))];
    const trial = execFile(process.execPath, given, { env: {}, timeout: patienceForTrial, killSignal: "SIGKILL" }, (error) =>
      resolve(!error),
    );
    // One that has ended reads nothing more.
    trial.stdin?.on("error", () => {}).end(mark);
  });
}

/** At which a drawing is as large as it is needed, so that it has no soft edges. */
function densityOf(mark: string, pixels: number): number {
  const [, width = "", height = ""] = /^<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(mark) ?? [];
  const longest = Math.max(Number(width), Number(height)) || pixels;
  return Math.min(2400, Math.max(1, (72 * pixels) / longest));
}

async function loadDrawing(folders: DrawingFolders) {
  const { createShareDrawings } = await import("./share-picture.ts");
  return createShareDrawings(folders);
}

/** Only when there is a picture to make: it takes 8 MB. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread a picture and no cache: memory stays flat, and pages are served while pictures are made.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
