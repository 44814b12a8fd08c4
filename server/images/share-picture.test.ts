import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import { languages } from "#contract/site/course-language.ts";
import { writePictureFonts } from "#run/fonts.mjs";
import { createImageProcessor } from "./image-processor.ts";
import { createShareDrawings } from "./share-picture.ts";

const fonts = mkdtempSync(join(tmpdir(), "picture-fonts-"));
const folders = { fonts, grounds: join(import.meta.dirname, "../../pictures/share") };
const draw = createShareDrawings(folders);
const picture = (title: string, more: Partial<SharePicture> = {}): SharePicture => ({
  ...{ ground: "courses", above: "Course", title, academy: "Serendib" },
  ...more,
});

beforeAll(() => writePictureFonts(fonts));
afterAll(() => rmSync(fonts, { recursive: true }));

async function inkOf(words: string) {
  const { data, info } = await sharp(Buffer.from(words)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, right, bottom, count] = [info.width, 0, 0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const x = ((at - 3) / 4) % info.width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.floor((at - 3) / 4 / info.width);
    count++;
  }
  return { left, right, bottom, count };
}

describe("a drawn share picture", () => {
  it.each([
    ["Ä ö ß", "Przyjdź, zażółć gęślą jaźń", "Très déçu, garçon", "Tiếng Việt cho người mới", "Русский язык", "Ελληνικά"],
    ["සිංහල භාෂාව", "ක්‍රමය ශ්‍රී ලංකා", "தமிழ் எழுதுங்கள்", "A1–B2: “Why?” & <b>", "x".repeat(200), "word ".repeat(40), "!"],
  ])("stands within its box in the scripts that we have", async (...titles) => {
    for (const title of titles) {
      const drawn = await draw(picture(title));
      const { left, right, bottom, count } = await inkOf(drawn?.words ?? "");
      expect([title, left >= 60, right <= 740, bottom < 600, count > 2000]).toEqual([title, true, true, true, true]);
    }
  });

  it("is none where our faces lack a letter, and leaves out what nobody misses", async () => {
    for (const title of ["日本語", "Learn 한국어", "שלום", "عربي", "ภาษาไทย", "\u{1d4d7}ello"])
      expect([title, await draw(picture(title))]).toEqual([title, undefined]);
    expect((await draw(picture("German 🎉 now 🇩🇪")))?.words).toBe((await draw(picture("German now")))?.words);
    const withOwnName = picture("Japanese (日本語): N4 日本語", { language: "japanese" });
    expect((await draw(withOwnName))?.words).toBe((await draw(picture("Japanese: N4", { language: "japanese" })))?.words);
    expect(await draw(picture("日本語", { language: "japanese" }))).toBeUndefined();
    const nameless = await draw(picture("German", { academy: "学院", above: "日本" }));
    expect(nameless?.words).toBe((await draw(picture("German", { academy: "", above: "" })))?.words);
  });

  it("draws a title as it stands: nothing of it becomes markup", async () => {
    const drawn = await draw(picture('<b>&"</text><image href="x"/>', { academy: "</svg>" }));
    const bare = (drawn?.words ?? "").replace(/<path transform="[-\w\s().]+" d="[-\w\s.,]+"\/>/g, "");
    expect(bare.replace(/<g fill="#[0-9a-f]{6}" transform="translate\([\d. ]+\)">|<\/g>/g, "")).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>',
    );
    const { count } = await inkOf((await draw(picture("<b>&")))?.words ?? "");
    expect(count).toBeGreaterThan((await inkOf((await draw(picture("b")))?.words ?? "")).count);
  });

  it("has a ground for every kind and language, as large as messengers want it", async () => {
    const { drawShare } = createImageProcessor(folders);
    const kinds = (["courses", "exams", "posts"] as const).map((ground) => picture("Tea", { ground }));
    const spoken = Object.keys(languages).map((language) => picture("Tea", { language: language as keyof typeof languages }));
    const drawn = await Promise.all([...kinds, ...spoken].map(drawShare));
    for (const bytes of drawn) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(bytes?.byteLength).toBeLessThan(150_000);
    }
    expect(new Set(drawn.map((bytes) => bytes?.byteLength)).size).toBe(13);
  });

  it("that cannot be drawn for lack of files fails, and can be drawn when they are there", async () => {
    const folder = mkdtempSync(join(tmpdir(), "no-fonts-"));
    const late = createShareDrawings({ ...folders, fonts: folder });
    await expect(late(picture("German"))).rejects.toThrow("ENOENT");
    await writePictureFonts(folder);
    expect(await late(picture("German"))).toBeDefined();
    rmSync(folder, { recursive: true });
  });
});
