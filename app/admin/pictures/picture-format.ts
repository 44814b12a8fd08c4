/** What a file is by its first bytes, whatever its name and type say. */
export type PictureFormat = "JPEG" | "PNG" | "WebP" | "GIF" | "AVIF" | "BMP" | "HEIC" | "TIFF" | "PDF" | "SVG" | "video" | "unknown";

/** How many bytes are enough to tell what a file is. */
export const formatBytes = 256;

const starts: readonly (readonly [PictureFormat, string])[] = [
  ["JPEG", "\xff\xd8\xff"],
  ["PNG", "\x89PNG\r\n\x1a\n"],
  ["GIF", "GIF8"],
  ["BMP", "BM"],
  ["TIFF", "II*\0"],
  ["TIFF", "MM\0*"],
  ["PDF", "%PDF-"],
];

/** Brands of the container that photos and films share (ISO/IEC 14496-12, "ftyp"). */
const brands: readonly (readonly [PictureFormat, RegExp])[] = [
  ["AVIF", /avi[fs]/],
  ["HEIC", /hei[cxms]|hev[cxms]|mif1|msf1/],
];

/** The format of a file by its first `formatBytes`. */
export function formatOf(head: Uint8Array): PictureFormat {
  const text = String.fromCharCode(...head.subarray(0, formatBytes));
  const known = starts.find(([, mark]) => text.startsWith(mark));
  if (known) return known[0];
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "WebP";
  if (text.slice(4, 8) === "ftyp") return brands.find(([, brand]) => brand.test(text.slice(8, 40)))?.[0] ?? "video";
  return /<svg[\s>]/i.test(text) ? "SVG" : "unknown";
}

/** Formats that browsers can draw; HEIC only in Safari. */
export const drawnFormats: ReadonlySet<PictureFormat> = new Set(["JPEG", "PNG", "WebP", "GIF", "AVIF", "BMP", "HEIC"]);

/** What to do with a file that is no JPEG; `drawn`: this browser can turn it into one. */
export function adviceFor(format: PictureFormat, drawn: boolean): string {
  if (drawn) return `This is a ${format === "JPEG" ? "JPEG with another ending in its name" : `${format} picture`}.`;
  switch (format) {
    case "HEIC":
      return (
        "This is a HEIC photo, as iPhones take them. Choose it here on the iPhone itself, which sends it as a JPEG. " +
        "For photos to come: Settings > Camera > Formats > Most Compatible."
      );
    case "PDF":
      return "This is a PDF document. Take a screenshot of the picture in it, or export the page as a JPEG, and choose that.";
    case "video":
      return "This is a video. Stop it where you like it, take a screenshot, and save that as a JPEG.";
    case "unknown":
      return "This is no picture that we know. Choose a file that ends in .jpg or .jpeg.";
    default:
      return `This is a ${format} picture. Open it in a picture program, save a copy as JPEG (.jpg), and choose the copy.`;
  }
}
