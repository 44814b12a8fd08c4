import { execFile } from "node:child_process";
import { TooBusy } from "#academy/errors.ts";
import { createFairQueue } from "#academy/limits/fair-queue.ts";
import type { ImageProcessor } from "#academy/pictures/pictures.ts";
import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import { iconOf, isPng, markBytes } from "#academy/site-settings/look/look-pictures.ts";
import { maxImageBytes } from "#contract/limits.ts";
import type { Look } from "#contract/look/look.ts";
import { programFile } from "#database/program-file.ts";
import type { DrawingFolders } from "./share-picture.ts";
import { createWorkLimit } from "./work-limit.ts";

const widest = 2400;
const mostPixels = 50_000_000;
const seconds = 15;
/**
 * Milliseconds, for all steps of a picture. On a busy machine libvips seldom, but then for ever, waits for a thread of its own, and its own
 * limit (`seconds`) does not end that; all other pictures would wait behind it.
 */
const longest = 60_000;

/** The icon of a file in a look; undefined: there is none of this name. */
export type DrawIcon = (file: string, look: Partial<Look>) => Promise<Uint8Array | undefined>;
/** Makes a JPEG that may be uploaded, on white, of any common kind of picture; one that is a small enough JPEG stays as it is. Throws if it cannot be read. */
export type DrawJpeg = (bytes: Uint8Array) => Promise<Uint8Array>;
export type DrawShare = (picture: SharePicture, look?: Partial<Look>) => Promise<Uint8Array | undefined>;

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Two marks of the look, and two of the one before it. */
const trialsKept = 4;
/** Milliseconds. A process that tries a drawing ends by itself when it has worked for long: this is for a machine too busy to run it. */
const patienceForTrial = 30_000;

/** One client for uploads, share pictures and sizes made ahead: each of these waits in a queue elsewhere. */
const ourselves = "";

/**
 * Decodes and encodes pictures, one at a time, within limits of pixels and time. `drawShare`: a share picture as JPEG of 1200 by 630;
 * undefined when our faces lack characters of its title. `ended` resolves when no picture is under way.
 */
export function createImageProcessor(
  folders: DrawingFolders,
): ImageProcessor & { drawShare: DrawShare; drawIcon: DrawIcon; drawJpeg: DrawJpeg; ended: () => Promise<void> } {
  // A size is made once however many ask, so what may wait is bounded by the pictures that there are.
  const { inTurn } = createFairQueue({ atOnce: 1, most: Number.POSITIVE_INFINITY, mostOfOne: Number.POSITIVE_INFINITY });
  const limit = createWorkLimit(longest);
  const inTurnOf = <Made>(client: string, work: (sharp: Sharp) => Promise<Made>) =>
    inTurn(client, async () => limit.within(work(await loadSharp())));
  const inOurTurn = <Made>(work: (sharp: Sharp) => Promise<Made>) => inTurnOf(ourselves, work);
  const trials = createFairQueue({ atOnce: 1, most: 20, mostOfOne: 20 });
  const outcomes = new Map<string, Promise<boolean>>();
  let drawing: ReturnType<typeof loadDrawing> | undefined;

  /** Whether drawing a mark takes bearable work: an SVG is tried once, while a PNG was made anew, within limits, before it was stored. */
  function canBeDrawn(mark: string): Promise<boolean> {
    const bytes = markBytes(mark);
    if (isPng(bytes)) return Promise.resolve(true);
    const known = outcomes.get(mark);
    if (known) return known;
    const outcome = trials.inTurn(ourselves, () => tried(bytes, densityOf(mark, 640)));
    outcome.catch(() => outcomes.delete(mark));
    outcomes.set(mark, outcome);
    for (const oldest of outcomes.keys()) if (outcomes.size > trialsKept) outcomes.delete(oldest);
    return outcome;
  }

  /** A look without marks that cannot be drawn. No save takes such a mark, but an older program or a backup may have brought one. */
  async function drawable({ logo = "", icon = "", ...look }: Partial<Look>): Promise<Partial<Look>> {
    const shown = async (mark: string) => (mark !== "" && (await canBeDrawn(mark)) ? mark : "");
    return { ...look, logo: await shown(logo), icon: await shown(icon) };
  }

  return {
    ended: limit.ended,
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
    canBeDrawn,
    drawJpeg: (bytes) =>
      inOurTurn(async (sharp) => {
        const read = sharp(bytes, { failOn: "truncated", limitInputPixels: mostPixels });
        const { format = "" } = await read.metadata();
        if (format === "jpeg" && bytes.byteLength < maxImageBytes) return bytes;
        if (!["jpeg", "png", "webp", "gif", "heif"].includes(format)) throw new Error("No picture that can be drawn");
        const size = { width: widest, height: widest, fit: "inside", withoutEnlargement: true } as const;
        return read.rotate().resize(size).flatten({ background: "white" }).jpeg({ quality: 90 }).timeout({ seconds }).toBuffer();
      }),
    async drawIcon(file, look) {
      const icon = iconOf(file, await drawable(look));
      if (!icon) return undefined;
      const { size, room, ground, mark } = icon;
      return inOurTurn(async (sharp) => {
        const inside = Math.round(size * room);
        const drawn = await drawMark(sharp, mark, inside, inside);
        const below = { width: size, height: size, channels: 4, background: ground ?? "#0000" } as const;
        return sharp({ create: below })
          .composite([{ input: drawn }])
          .png({ palette: true, compressionLevel: 9 })
          .timeout({ seconds })
          .toBuffer();
      });
    },
    encode: (bytes, width, format, client = ourselves) =>
      inTurnOf(client, (sharp) => {
        const resized = sharp(bytes, { limitInputPixels: mostPixels }).resize({ width, withoutEnlargement: true }).timeout({ seconds });
        // Of 58, half of our posters took a phone a round trip more on a slow line (docs/performance.md); the eye finds no difference.
        if (format === "avif") return resized.avif({ quality: 46, effort: 3 }).toBuffer();
        if (format === "webp") return resized.webp({ quality: 78 }).toBuffer();
        return resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
      }),
    async drawShare(picture, look = {}) {
      const shown = await drawable(look);
      return inOurTurn(async (sharp) => {
        drawing ??= loadDrawing(folders);
        const drawn = await (await drawing)(picture, shown);
        if (!drawn) return undefined;
        const { ground, words, mark: own } = drawn;
        const over = [
          { input: Buffer.from(words) },
          ...(own ? [{ input: await drawMark(sharp, own.mark, own.width, own.height), left: own.left, top: own.top }] : []),
        ];
        // 60 ms and 65 KB; with mozjpeg 250 ms and 57 KB.
        return sharp(Buffer.from(ground)).composite(over).jpeg({ quality: 84 }).timeout({ seconds }).toBuffer();
      });
    },
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

/** Whether a process of its own can draw a mark. Throws TooBusy where that process does not get to run. */
function tried(mark: Uint8Array, density: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const given = [programFile("server/images/trial-drawing.ts"), String(density), String(mostPixels)];
    const trial = execFile(process.execPath, given, { env: {}, timeout: patienceForTrial, killSignal: "SIGKILL" }, (error) => {
      const hasRun = !error || (typeof error.code !== "string" && error.killed !== true);
      if (hasRun) resolve(!error);
      else reject(new TooBusy("A drawing cannot be tried just now. Please try again in a moment."));
    });
    // A process that has ended reads no more, which is an error of its stdin.
    trial.stdin?.on("error", () => {}).end(mark);
  });
}

/** The dots per inch at which an SVG is drawn `pixels` large: enlarged afterwards, it would have soft edges. */
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
