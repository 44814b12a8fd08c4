import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Colours, coloursOf, contrastsOf, firstChosen, nearestReadable, readPairs, replacedColours, unreadable } from "./colours.ts";
import { firstColours } from "./first-colours.ts";
import { contrastOf, hexOf, oklchOf, over } from "./oklch.ts";

const ruhunu = { brand: "#8b1a1a", accent: "#f5c400" };
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

function failing(chosen: { brand: string; accent: string }): string[] {
  const colours: Record<string, Record<string, string>> = coloursOf(chosen);
  const at = (name: string): string => {
    if (name === "shade") return over(at("light lagoon-deep"), 0.84, "#ffffff");
    const [side = "", colour = ""] = name.split(" ");
    return colours[side]?.[colour] ?? "";
  };
  return readPairs.flatMap(({ front, ground, least }) =>
    contrastOf(at(front), at(ground)) < least ? [`${front} on ${ground}: ${contrastOf(at(front), at(ground))}`] : [],
  );
}

describe("colours made from a brand colour and an accent", () => {
  it("from the first two are those of the style sheets, to the byte", () => {
    expect(coloursOf(firstChosen)).toEqual(firstColours);
    expect([...replacedColours(firstChosen)]).toEqual([]);
    expect(failing(firstChosen)).toEqual([]);
  });

  it("keep what was chosen as it is, and take its hue to what hovers, lies behind and is seen in the dark", () => {
    const { light, dark, night } = coloursOf(ruhunu);
    expect([light.lagoon, light.saffron, dark.saffron]).toEqual([ruhunu.brand, ruhunu.accent, ruhunu.accent]);
    const hue = oklchOf(ruhunu.brand).h;
    for (const one of [light["lagoon-deep"], light["lagoon-pale"], dark.lagoon, dark["lagoon-pale"], night.card])
      expect(Math.abs(oklchOf(one).h - hue)).toBeLessThan(12);
    // White, warm paper and what tells of success, doubt and failure stay.
    const still = ["brick", "brick-pale", "success", "success-pale", "warning", "warning-pale"] as const;
    for (const name of still) expect([light[name], dark[name]]).toEqual([firstColours.light[name], firstColours.dark[name]]);
    expect([light.paper, light.card]).toEqual([firstColours.light.paper, firstColours.light.card]);
    expect(failing(ruhunu)).toEqual([]);
  });

  it("of a vivid brand leave greys as grey as they were, and make nothing else more than twice as vivid", () => {
    const chromas = ({ light: { lagoon: _, ...light }, dark, night, alone }: Colours) =>
      [light, dark, night, alone].flatMap((side) => Object.values(side).map((hex: string) => oklchOf(hex).c));
    const before = chromas(firstColours);
    const times = chromas(coloursOf({ ...firstChosen, brand: "#0000c8" })).map((now, at) => now / ((before[at] ?? 0) + 0.001));
    expect(Math.max(...times)).toBeLessThan(2.05);
    expect(Math.max(...times)).toBeGreaterThan(1.9);
    expect(Math.max(...times.filter((_, at) => (before[at] ?? 0) < 0.02))).toBeLessThan(1.05);
  });

  it("can be read wherever the style sheets use them, whatever colours were taken", () => {
    fc.assert(
      fc.property(hex, hex, (brand, accent) => {
        const chosen = { brand, accent };
        fc.pre(unreadable(chosen) === undefined);
        expect(failing(chosen)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("are refused where they could not be read, with the nearest that can", () => {
    const pale = { ...firstChosen, brand: "#f28c28" };
    expect(unreadable(pale)).toMatchObject({ of: "brand", says: "as text on the pages", least: 4.5 });
    const darker = nearestReadable("brand", pale) ?? "";
    expect(Math.abs(oklchOf(darker).h - oklchOf(pale.brand).h)).toBeLessThan(5);
    expect(unreadable({ ...pale, brand: darker })).toBeUndefined();
    // Not darker than it must be.
    const { l, c, h } = oklchOf(darker);
    expect(unreadable({ ...pale, brand: hexOf({ l: l + 0.02, c, h }) })).toBeDefined();

    const dark = { ...firstChosen, accent: "#1a2a6c" };
    expect(unreadable(dark)).toMatchObject({ of: "accent", says: "as text on the dark bands" });
    const lighter = nearestReadable("accent", dark) ?? "";
    expect(oklchOf(lighter).l).toBeGreaterThan(oklchOf(dark.accent).l);
    expect(unreadable({ ...dark, accent: lighter })).toBeUndefined();
    // Each is looked for by itself, also where the other cannot be read either.
    expect(nearestReadable("brand", { ...pale, accent: dark.accent })).toBe(darker);
    expect(nearestReadable("brand", firstChosen)).toBe(firstChosen.brand);
  });

  it("say how well each can be read", () => {
    expect(contrastsOf(firstChosen).map(({ contrast }) => Math.round(contrast * 10) / 10)).toEqual([7.2, 7.7, 6.5, 7.7, 5.4, 7.2]);
  });
});

describe("colours as people see them", () => {
  it("come back as they went", () => {
    fc.assert(
      fc.property(hex, (one) => {
        expect(hexOf(oklchOf(one))).toBe(one);
      }),
    );
  });
  it("that no screen shows lose chroma, not hue or lightness", () => {
    const { l, h } = oklchOf(hexOf({ l: 0.8, c: 0.3, h: 25 }));
    expect([Math.abs(l - 0.8) < 0.01, Math.abs(h - 25) < 3]).toEqual([true, true]);
  });
  it("contrast as WCAG counts it", () => {
    expect([contrastOf("#000000", "#ffffff"), contrastOf("#777777", "#ffffff").toFixed(2)]).toEqual([21, "4.48"]);
  });
});
