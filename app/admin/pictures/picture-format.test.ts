import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { adviceFor, formatOf, type PictureFormat } from "./picture-format.ts";

const drawn = () => sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`);

describe("what a file is", () => {
  it("is read from its content", async () => {
    expect(formatOf(await drawn().jpeg().toBuffer())).toBe("JPEG");
    expect(formatOf(await drawn().png().toBuffer())).toBe("PNG");
    expect(formatOf(await drawn().webp().toBuffer())).toBe("WebP");
    expect(formatOf(await drawn().gif().toBuffer())).toBe("GIF");
    expect(formatOf(await drawn().avif().toBuffer())).toBe("AVIF");
    expect(formatOf(await drawn().tiff().toBuffer())).toBe("TIFF");
  });

  it.each<[PictureFormat, Uint8Array]>([
    ["HEIC", box("heic")],
    ["HEIC", box("heix")],
    ["HEIC", box("mif1")],
    ["video", bytes("\0\0\0\x18ftypmp42\0\0\0\0isom")],
    ["PDF", bytes("%PDF-1.7")],
    ["SVG", bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">')],
    ["BMP", bytes("BM6")],
    ["unknown", bytes("no picture")],
    ["unknown", new Uint8Array()],
    ["unknown", new Uint8Array(300)],
  ])("%s", (format, head) => {
    expect(formatOf(head)).toBe(format);
  });

  it("has a sentence that says what to do", () => {
    expect(adviceFor("HEIC", false)).toContain("Settings > Camera > Formats > Most Compatible");
    expect(adviceFor("PDF", false)).toContain("screenshot");
    expect(adviceFor("TIFF", false)).toContain("save a copy as JPEG");
    expect(adviceFor("PNG", true)).toBe("This is a PNG picture.");
  });
});
