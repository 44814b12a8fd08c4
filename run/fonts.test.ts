import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Blob, Face, Font, Buffer as Run, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseStyleSheet } from "#server/delivery/parse-style-sheet.ts";
import { cutFonts } from "./fonts.mjs";

const folder = mkdtempSync(join(tmpdir(), "cut-fonts-"));
beforeAll(() => cutFonts(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const packages = createRequire(import.meta.url);
/** What a face is cut from, and how many bytes it may have: 11,680 are eight packets. */
const faces = {
  "fraunces-latin-600.woff2": { whole: "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2", most: 11_680 },
  "source-sans-3-latin-wght.woff2": {
    whole: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    most: 13_500,
  },
  "source-sans-3-latin-ext-400.woff2": { whole: "@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2", most: 6500 },
  "source-sans-3-latin-ext-600.woff2": { whole: "@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff2", most: 6500 },
};
/** The ranges for which the style sheet asks for each file. */
const asked = new Map(
  parseStyleSheet(readFileSync(join(import.meta.dirname, "../app/ui/fonts.css"), "utf8")).flatMap((node) => {
    const [, file] = /\.cache\/fonts\/([^"]+)/.exec("ranges" in node ? node.text : "") ?? [];
    return "ranges" in node && file ? [[file, node.ranges] as const] : [];
  }),
);

/** HarfBuzz reads no WOFF2. */
async function open(woff2: Buffer): Promise<Face> {
  return new Face(new Blob(await subsetFont(woff2, "", { targetFormat: "truetype", keepAllGlyphs: true })));
}

function widthOf(face: Face, words: string): number {
  const run = new Run();
  run.addText(words);
  run.guessSegmentProperties();
  const font = new Font(face);
  // What a variable face begins with is its lightest.
  font.setVariations([new Variation("wght", 400)]);
  shape(font, run);
  return run.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

it("every cut face is one that the style sheet asks for, and none is missing", () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(faces).sort());
  expect([...asked.keys()].sort()).toEqual(Object.keys(faces).sort());
});

describe.each(Object.entries(faces))("%s", (name, { whole, most }) => {
  let cut: Face;
  let uncut: Face;
  beforeAll(async () => {
    cut = await open(readFileSync(join(folder, name)));
    uncut = await open(readFileSync(packages.resolve(whole)));
  });

  it("has the characters for which a browser fetches it, and no others", () => {
    const isAsked = (one: number) => asked.get(name)?.some(([first, last]) => first <= one && one <= last);
    expect([...cut.collectUnicodes()].sort()).toEqual([...uncut.collectUnicodes()].filter(isAsked).sort());
  });

  it("sets words as wide as the whole one, kerning included", () => {
    const words = name.includes("ext") ? "ĀČŁŤ" : "AVAST Ty. 1,234";
    expect(widthOf(cut, words)).toBe(widthOf(uncut, words));
    expect(widthOf(cut, words)).not.toBe([...words].reduce((sum, one) => sum + widthOf(cut, one), 0));
  });

  it(`has at most ${most} bytes`, () => {
    expect(readFileSync(join(folder, name)).byteLength).toBeLessThanOrEqual(most);
  });
});

it("the text's face has both weights, and nothing lighter or bolder", async () => {
  const { wght } = (await open(readFileSync(join(folder, "source-sans-3-latin-wght.woff2")))).getAxisInfos();
  expect(wght).toMatchObject({ min: 400, default: 400, max: 600 });
});
