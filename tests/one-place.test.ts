import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { firstColours } from "#contract/look/first-colours.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** What the program and its pictures are made from; tests say again what they expect. */
const sources = globSync("{academy,api,app,cli,contract,database,public,run,server}/**/*.{ts,tsx,mjs,css,svg}", {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$/.test(file));
/** Without comments, which give examples. */
const text = new Map(sources.map((file) => [file, read(file).replace(/^ *(?:\/\/.*|\/\*[\s\S]*?\*\/)$/gm, "")]));
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(text.get(file) ?? "")).sort();

const theme = read("app/ui/theme.css");
const colours = (theme.match(/#[0-9a-f]{6}/g) ?? []).filter((colour) => colour !== "#ffffff");
const coloursOf = (token: string) =>
  [...theme.matchAll(new RegExp(`--color-${token}: (.*);`, "g"))].flatMap(([, value = ""]) => value.match(/#[0-9a-f]{6}/g) ?? []);

describe("each fact stands in one place", () => {
  it.each<[what: string, pattern: RegExp, where: string[]]>([
    ["opening hours", /8[.:]30 ?(AM)? (to|and|-|–) 5[.:]30 ?PM|"08:30"|0?8:30-17:30/i, ["contract/site/opening-hours.ts"]],
    ["the days it is open", /Monday to Sunday/, []],
    ["how a number is dialled", /tel:\$\{|"tel:" *\+/, ["contract/site/contact-links.ts"]],
    ["how the messaging app is opened", /wa\.me/, ["contract/site/contact-links.ts"]],
    ["the time zone", /"Asia\/Colombo"/, ["server/config.ts"]],
  ])("%s", (_what, pattern, where) => {
    expect(sources.length).toBeGreaterThan(400);
    expect(filesWith(pattern)).toEqual(where);
  });

  it("a colour, beside the copy for scripts", () => {
    expect(colours.length).toBeGreaterThan(20);
    const where = ["app/ui/theme.css", "contract/look/first-colours.ts"];
    expect(filesWith(new RegExp(colours.join("|"), "i"))).toEqual(where);
  });

  const sides = [...theme.matchAll(/--(light|dark)-([a-z-]+): (.*);/g)].map(([, side = "", token = "", colour = ""]) => ({
    side,
    token,
    colour,
  }));
  it("dark bands, and one side of a colour taken alone, are in the same colours", () => {
    expect([coloursOf("night"), coloursOf("on-night")]).toEqual([[firstColours.light["lagoon-deep"]], [firstColours.light.paper]]);
    expect(sides.length).toBeGreaterThan(5);
  });
  it.each(sides)("the $side side of $token, taken alone, is the same", ({ side, token, colour }) => {
    expect(coloursOf(token).at(side === "light" ? 0 : -1)).toBe(colour);
  });

  it.each(["light", "dark"] as const)("the %s ones are the same in scripts as in style sheets", (side) => {
    for (const [name, colour] of Object.entries(firstColours[side]))
      expect([name, coloursOf(name).at(side === "light" ? 0 : -1)]).toEqual([name, colour]);
  });

  it("what is dark in both schemes, and what is seen alone, are the same in scripts as in style sheets", () => {
    const [, night = ""] = /\.night \{([^}]*)\}/.exec(read("app/site/site.css")) ?? [];
    for (const [name, colour] of Object.entries(firstColours.night)) expect(night).toContain(`--color-${name}: ${colour};`);
    expect(read("app/icon.svg")).toContain(firstColours.alone.icon);
    const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");
    expect(read("app/site/layout/layout.css")).toContain(`rgb(${rgb(firstColours.alone["menu-ground"])} / `);
    expect(read("app/admin/admin.css")).toContain(`rgb(${rgb(firstColours.alone["dialog-ground"])} / `);
  });

  it("drawings name the brand's colours as style sheets do", () => {
    const named = globSync("pictures/**/*.svg", { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/\.([a-z-]+?)(?:-edge)? \{ (?:color|stroke): (.*?) \}/g)].map(([, name = "", colour = ""]) => ({
        file,
        name,
        colour,
      })),
    );
    expect(named.filter(({ name }) => coloursOf(name).length > 0).length).toBeGreaterThan(200);
    expect(named.filter(({ name, colour }) => colour !== (coloursOf(name)[0] ?? colour))).toEqual([]);
  });
});
