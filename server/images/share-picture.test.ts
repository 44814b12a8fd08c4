import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DrawnLanguage } from "#academy/content/item-page.ts";
import { languageSamples } from "#academy/languages/language-samples.ts";
import { openBuiltInPictures } from "#academy/pictures/built-in-pictures.ts";
import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import { drawnMark } from "#academy/site-settings/look/look-pictures.ts";
import { posterColours } from "#contract/languages/poster-colours.ts";
import { firstColours } from "#contract/look/first-colours.ts";
import { writePictureFonts } from "#run/fonts.mjs";
import { tint } from "./dressed-drawing.ts";
import { createImageProcessor } from "./image-processor.ts";
import { createShareDrawings } from "./share-picture.ts";

const fonts = mkdtempSync(join(tmpdir(), "picture-fonts-"));
const pictures = join(import.meta.dirname, "../../pictures");
const posterAt = (name: string) => openBuiltInPictures(pictures).named(`courses/${name}`)?.address;
const folders = { fonts, grounds: join(pictures, "share"), posterAt };
const known: DrawnLanguage[] = languageSamples.map(({ name, native_name, greeting, colours = "lagoon", picture }) => ({
  ...{ name, native_name, greeting, colours, image: posterAt(picture) ?? "" },
}));
const japanese = known.find(({ name }) => name === "Japanese");
const mandarin: DrawnLanguage = { name: "Mandarin", native_name: "中文", greeting: "你好", colours: "brick", image: "" };
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

  it("has what matters most below the title, whatever its length, and the academy's name below that", async () => {
    const lines = async (title: string, below?: string[]) =>
      [
        ...((await draw(picture(title, { ...(below && { below }) })))?.words ?? "").matchAll(
          /<g fill="[^"]*" transform="translate\([\d.]+ ([\d.]+)\)">/g,
        ),
      ].map(([, y]) => Number(y));
    for (const title of ["Tea", "word ".repeat(40)]) {
      const drawn = await lines(title, ["Tuesday 8 December", "LKR 45,000"]);
      expect(drawn.slice(-3)).toEqual([398, 460, 545]);
      expect(Math.max(...drawn.slice(1, -3))).toBeLessThan(360);
      expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
    }
    expect((await lines("Tea", ["日本"])).length).toBe((await lines("Tea")).length);
  });

  it.each([
    ["in smaller letters beside a scene", japanese, 72 + 620],
    ["as far as the edge where nothing stands beside it", { ...mandarin, greeting: "" }, 1200 - 72],
  ])("has the place of a class whole: %s", async (_, language, edge) => {
    const place = "LKR 45,000 · Nugegoda, Station Road";
    const { words = "" } = (await draw(picture("Tea", { ...(language && { language }), below: ["Tuesday 8 December", place] }))) ?? {};
    const [line = ""] = [...words.matchAll(/<g fill.*?<\/g>/g)].map(([one]) => one).slice(-2);
    expect(line.match(/<path/g)?.length).toBe(place.replaceAll(" ", "").length);
    expect((await inkOf(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${line}</svg>`)).right).toBeLessThanOrEqual(
      edge,
    );
  });

  it("is none where our faces lack a letter, and leaves out what nobody misses", async () => {
    for (const title of ["日本語", "Learn 한국어", "שלום", "عربي", "ภาษาไทย", "\u{1d4d7}ello"])
      expect([title, await draw(picture(title))]).toEqual([title, undefined]);
    expect((await draw(picture("German 🎉 now 🇩🇪")))?.words).toBe((await draw(picture("German now")))?.words);
    const withOwnName = picture("Japanese (日本語): N4 日本語", { language: japanese });
    expect((await draw(withOwnName))?.words).toBe((await draw(picture("Japanese: N4", { language: japanese })))?.words);
    expect(await draw(picture("日本語", { language: japanese }))).toBeUndefined();
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
    const kinds = (["academy", "courses", "exams", "posts"] as const).map((ground) => picture("Tea", { ground }));
    const spoken = known.map((language) => picture("Tea", { language }));
    const drawn = await Promise.all([...kinds, ...spoken].map((one) => drawShare(one)));
    for (const bytes of drawn) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(bytes?.byteLength).toBeLessThan(150_000);
    }
    expect(new Set(drawn.map((bytes) => bytes?.byteLength)).size).toBe(14);
  });

  it("shows a scene of the program's only where it is the academy's own still", async () => {
    const scenes = async (ground: SharePicture["ground"]) =>
      ((await draw(picture("Tea", { ground })))?.ground.match(/<svg/g) ?? []).length - 1;
    expect([await scenes("academy"), await scenes("courses"), await scenes("exams"), await scenes("posts")]).toEqual([1, 0, 0, 0]);
  });

  it("of a language without a drawing is painted in its colours, with its greeting where our faces have it", async () => {
    const { drawShare } = createImageProcessor(folders);
    const colours = Object.keys(posterColours) as DrawnLanguage["colours"][];
    const painted = await Promise.all(
      colours.map((colours) => drawShare(picture("Mandarin 中文", { language: { ...mandarin, colours } }))),
    );
    expect(new Set(painted.map((bytes) => Buffer.from(bytes ?? []).toString("base64"))).size).toBe(colours.length);
    const plain = await draw(picture("Mandarin", { language: mandarin }));
    expect((await draw(picture("Mandarin 中文", { language: mandarin })))?.words).toBe(plain?.words);
    const greeted = await draw(picture("Mandarin", { language: { ...mandarin, greeting: "Ni hao" } }));
    expect((await inkOf(greeted?.words ?? "")).right).toBeGreaterThan(1000);
    expect((await inkOf(plain?.words ?? "")).right).toBeLessThan(740);
    const sun = '<circle cx="1000"';
    expect([greeted?.ground.includes(sun), plain?.ground.includes(sun)]).toEqual([true, false]);
    for (const greeting of ["வணக்கம்", "ආයුබෝවන්", "Здравствуйте", "Γειά σου", "Xin chào"]) {
      const drawn = await draw(picture("Mandarin", { language: { ...mandarin, greeting } }));
      const { right } = await inkOf(drawn?.words ?? "");
      expect([greeting, drawn?.ground.includes(sun), right > 1000, right < 1170]).toEqual([greeting, true, true, true]);
    }
    const endless = await draw(picture("Mandarin", { language: { ...mandarin, greeting: "Hello ".repeat(20) } }));
    expect([endless?.ground, endless?.words]).toEqual([plain?.ground, plain?.words]);
  });

  it("wears the academy's colours, and its own logo or icon instead of the drawn mark", async () => {
    const { drawShare } = createImageProcessor(folders);
    const svg = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20" width="${width}" height="20"><path fill="#00ff00" d="M0 0h${width}v20H0z"></path></svg>`;
    const colours = { brand: "#8b1a1a", accent: "#f2c230" };
    const pictures = (["academy", "courses", "exams", "posts"] as const)
      .map((ground) => picture("Tea", { ground }))
      .concat(
        known.map((language) => picture("Tea", { language })),
        picture("Tea", { language: { ...japanese, ...mandarin, image: "" } }),
      );
    for (const one of pictures) {
      const first = await draw(one);
      const worn = await draw(one, colours);
      const marked = await draw(one, { ...colours, icon: svg(20) });
      const all = (drawn: typeof first) => `${drawn?.ground}${drawn?.words}`;
      expect([all(first).includes(drawnMark), all(worn).includes(drawnMark), all(marked).includes(drawnMark)]).toEqual([true, true, false]);
      for (const old of [firstColours.light.lagoon, firstColours.light["lagoon-deep"], firstColours.light.saffron])
        expect(all(worn)).not.toContain(old);
      expect(marked?.mark).toMatchObject({ mark: svg(20) });
      const bytes = await sharp(await drawShare(one, { ...colours, icon: svg(20) }))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { left = 0, top = 0, width = 0, height = 0 } = marked?.mark ?? {};
      const middle = ((top + height / 2) * 1200 + left + Math.floor(width / 2)) * 3;
      const [red = 255, green = 0, blue = 255] = bytes.data.subarray(middle, middle + 3);
      expect([red < 40, green > 220, blue < 40]).toEqual([true, true, true]);
    }
    const named = await draw(picture("Tea"), { logo: svg(60), icon: svg(20), logo_has_name: true });
    const unnamed = await draw(picture("Tea", { academy: "" }), { logo: svg(60), icon: svg(20), logo_has_name: true });
    expect([named?.mark?.mark, named?.words]).toEqual([svg(60), unnamed?.words]);
    expect((await draw(picture("Tea"), { logo: svg(900) }))?.mark?.width).toBe(240);
    expect((await draw(picture("日本", { ground: "academy" })))?.words).toBe(
      (await draw(picture("Serendib", { ground: "academy" })))?.words,
    );
    expect(await draw(picture("日本", { ground: "academy", academy: "学院" }))).toBeDefined();
  });

  it("has the drawn mark, as icons have, where the stored one would take hours to draw: a backup may bring such a one", async () => {
    const { drawShare, drawIcon } = createImageProcessor(folders);
    const endless = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20"><g transform="scale(.000001)"><path stroke="#000" stroke-dasharray="1" d="M0 0H100000000"></path></g></svg>`;
    const hidden = `data:image/png;base64,${Buffer.from(endless).toString("base64")}`;
    const [plain, icon] = [await drawShare(picture("Tea")), await drawIcon("icon-192.png", {})];
    expect(await drawShare(picture("Tea"), { icon: endless, logo: hidden })).toEqual(plain);
    expect(await drawIcon("icon-192.png", { icon: hidden })).toEqual(icon);
    expect(await drawIcon("icon-193.png", {})).toBeUndefined();
  });

  it("has tints in its drawings that are what their names say", () => {
    const far = (one: string, other: string) =>
      Math.max(
        ...[1, 3, 5].map((at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16))),
      );
    for (const path of readdirSync(pictures, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svg"))) {
      const named = readFileSync(join(pictures, path), "utf8").matchAll(/\.([a-z0-9-]+) \{ color: (#[0-9a-f]{6}) \}/g);
      const hexes = new Map([...named].map(([, name = "", hex = ""]) => [name, hex]));
      const colours = new Map([...hexes, ...Object.entries(firstColours.light)].filter(([name]) => !/\d/.test(name)));
      for (const [name, hex] of hexes) expect([path, name, far(tint(name, colours) ?? hex, hex) <= 1]).toEqual([path, name, true]);
    }
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
