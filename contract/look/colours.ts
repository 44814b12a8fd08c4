import { firstColours } from "./first-colours.ts";
import { contrastOf, hexOf, oklchOf, over } from "./oklch.ts";

/** What staff choose, each "#rrggbb". */
export type ChosenColours = { brand: string; accent: string };
export type ChosenName = keyof ChosenColours;
export const firstChosen: ChosenColours = { brand: firstColours.light.lagoon, accent: firstColours.light.saffron };

type Sides = typeof firstColours;
export type Colours = { readonly [Side in keyof Sides]: { readonly [Name in keyof Sides[Side]]: string } };
/** A colour of the table: "light lagoon-deep". */
type ColourName = { [Side in keyof Sides]: `${Side} ${Extract<keyof Sides[Side], string>}` }[keyof Sides];
/** "shade": 84 % of the dark brand colour over a picture, which may be white (app/site/home/home.css). */
type Ground = ColourName | "shade";

const text = 4.5;
/** Large letters, rings and edges. */
const large = 3;

const papers = ["paper", "card", "sand"] as const;
const pales = ["lagoon-pale", "saffron-pale", "brick-pale", "success-pale", "warning-pale"] as const;
type Pale = (typeof pales)[number];
const on = (least: number, front: ColourName, grounds: readonly Ground[]) => grounds.map((ground) => ({ front, ground, least }));
/** Text that stands on all papers and some pales, in the light and the dark scheme. */
const onBothSides = (front: Extract<keyof Sides["light"] & keyof Sides["dark"], string>, on: readonly Pale[]) =>
  (["light", "dark"] as const).flatMap((side) =>
    [...papers, ...on].map((ground) => ({ front: `${side} ${front}` as const, ground: `${side} ${ground}` as const, least: text })),
  );

/** Every colour that the style sheets put on a ground as text or edge, with the contrast that WCAG 2.2 AA asks for. */
export const readPairs: readonly { front: ColourName; ground: Ground; least: number }[] = [
  ...onBothSides("ink", pales),
  ...onBothSides("quiet", pales),
  ...onBothSides("lagoon", ["lagoon-pale", "saffron-pale"]),
  ...onBothSides("lagoon-deep", pales),
  ...onBothSides("saffron-deep", ["lagoon-pale", "saffron-pale"]),
  ...onBothSides("brick", ["lagoon-pale", "saffron-pale", "brick-pale"]),
  ...onBothSides("success", ["success-pale"]),
  ...onBothSides("warning", ["warning-pale"]),
  ...on(text, "light ink", ["light saffron"]),
  ...on(text, "light on-lagoon", ["light lagoon", "light lagoon-deep"]),
  ...on(text, "light paper", ["light lagoon", "light lagoon-deep", "night card", "shade"]),
  ...on(text, "dark on-lagoon", ["dark lagoon", "dark lagoon-deep"]),
  ...on(text, "night quiet", ["light lagoon-deep", "night card", "shade"]),
  ...on(text, "night action", ["light lagoon-deep", "night card"]),
  ...on(large, "night action", ["shade"]),
  ...on(text, "night on-action", ["night action", "night action-deep"]),
  ...on(text, "dark saffron-deep", ["light lagoon-deep"]),
  ...on(text, "dark lagoon", ["light lagoon-deep"]),
  ...on(text, "light saffron", ["light lagoon-deep"]),
  ...on(large, "light lagoon-deep", ["light saffron"]),
];

type Rule = [name: ColourName, from: ChosenName, till?: "lighter" | "darker"];
/** The colours made from a chosen one, grounds before what stands on them; with `till` made lighter or darker until they can be read. */
const rules: readonly Rule[] = [
  ["light ink", "brand"],
  ["light quiet", "brand"],
  ["dark paper", "brand"],
  ["dark card", "brand"],
  ["dark sand", "brand"],
  ["dark line", "brand"],
  ["light lagoon-pale", "brand", "lighter"],
  ["light saffron-pale", "accent", "lighter"],
  ["dark lagoon-pale", "brand", "darker"],
  ["dark saffron-pale", "accent", "darker"],
  ["light lagoon-deep", "brand", "darker"],
  ["night card", "brand", "darker"],
  ["light saffron-deep", "accent", "darker"],
  ["dark quiet", "brand", "lighter"],
  ["dark lagoon", "brand", "lighter"],
  ["dark lagoon-deep", "brand", "lighter"],
  ["dark on-lagoon", "brand", "darker"],
  ["dark saffron-deep", "accent", "lighter"],
  ["night quiet", "brand", "lighter"],
  ["night action", "accent", "lighter"],
  ["night action-deep", "accent", "lighter"],
  ["night on-action", "accent", "darker"],
  ["night line", "brand"],
  ["alone menu-ground", "brand"],
  ["alone dialog-ground", "brand"],
  ["alone icon", "brand"],
];
/** Chroma below which a colour is a grey, and by how much at most another becomes more vivid. */
const greys = 0.02;
const mostVivid = 2;
const step = 0.004;

let last = { of: "", made: firstColours as Colours };

/** Every colour of the site, made from the two that are chosen; from the first two exactly those of the style sheets. */
export function coloursOf({ brand, accent }: ChosenColours): Colours {
  // Kept, because every page asks for the same.
  const of = brand + accent;
  if (last.of !== of) last = { of, made: colourTable({ brand, accent }) };
  return last.made;
}

function colourTable({ brand, accent }: ChosenColours): Colours {
  const made = new Map<Ground, string>(flat(firstColours));
  const settled = new Set<Ground>(made.keys());
  for (const [name] of rules) settled.delete(name);
  made.set("light lagoon", brand).set("light saffron", accent).set("dark saffron", accent);
  for (const [name, from, till] of rules) {
    const first = firstChosen[from];
    const mine = moved(made.get(name) ?? "", first, from === "brand" ? brand : accent);
    settled.add(name);
    made.set(name, hexOf(mine));
    for (let { l } = mine; till && l > 0 && l < 1 && !canBeRead(made, settled, name); made.set(name, hexOf({ ...mine, l })))
      l += till === "lighter" ? step : -step;
  }
  return folded(made);
}

/** A colour as far from `to` as it was from `from`: in hue, and in how vivid it is; as light as it was. */
function moved(hex: string, from: string, to: string) {
  if (from === to) return oklchOf(hex);
  const [colour, first, chosen] = [oklchOf(hex), oklchOf(from), oklchOf(to)];
  const ratio = Math.min(chosen.c / first.c, colour.c < greys ? 1 : mostVivid);
  return { l: colour.l, c: colour.c * ratio, h: colour.h + chosen.h - first.h };
}

function canBeRead(made: ReadonlyMap<Ground, string>, settled: ReadonlySet<Ground>, name: ColourName): boolean {
  return readPairs.every(({ front, ground, least }) => {
    const base = ground === "shade" ? "light lagoon-deep" : ground;
    if ((front !== name && base !== name) || !settled.has(front) || !settled.has(base)) return true;
    return contrastIn(made, front, ground) >= least;
  });
}

function contrastIn(made: ReadonlyMap<Ground, string>, front: ColourName, ground: Ground): number {
  const deep = made.get("light lagoon-deep") ?? "";
  const below = ground === "shade" ? over(deep, 0.84, "#ffffff") : made.get(ground);
  return contrastOf(made.get(front) ?? "", below ?? "");
}

/** The colours of the style sheets that are others now: each by what it was first. */
export function replacedColours(chosen: ChosenColours): ReadonlyMap<string, string> {
  const now = flat(coloursOf(chosen));
  return new Map(
    [...flat(firstColours)].map(([name, first]) => [first, now.get(name) ?? first] as const).filter(([first, other]) => first !== other),
  );
}

export type Unreadable = { of: ChosenName; says: string; contrast: number; least: number };

const uses: Record<ChosenName, readonly [ground: Ground, front: ColourName, says: string][]> = {
  brand: [
    ["light paper", "light lagoon", "as text on the pages"],
    ["light card", "light lagoon", "as text on cards"],
    ["light sand", "light lagoon", "as text on the darker paper"],
    ["light lagoon", "light on-lagoon", "under the words of a button"],
  ],
  accent: [
    ["light lagoon-deep", "light saffron", "as text on the dark bands"],
    ["light saffron", "light ink", "under dark text"],
  ],
};

/** Each use of the two chosen colours, and its contrast; a choice below the `least` is refused. */
export function contrastsOf(chosen: ChosenColours): (Unreadable & { front: string; ground: string })[] {
  const made = flat(coloursOf(chosen));
  return (["brand", "accent"] as const).flatMap((of) =>
    uses[of].map(([ground, front, says]) => ({
      of,
      says,
      contrast: contrastIn(made, front, ground),
      least: text,
      front: made.get(front) ?? "",
      ground: made.get(ground) ?? "",
    })),
  );
}

/** The first use of the chosen colours that could not be read; undefined where all can. */
export function unreadable(chosen: ChosenColours): Unreadable | undefined {
  return contrastsOf(chosen).find(({ contrast, least }) => contrast < least);
}

/** The colour nearest to a chosen one, of the same hue, that can be read; undefined where there is none. */
export function nearestReadable(of: ChosenName, chosen: ChosenColours): string | undefined {
  const { l, c, h } = oklchOf(chosen[of]);
  for (let by = 0; by < 1; by += step)
    for (const other of of === "brand" ? [l - by] : [l + by, l - by]) {
      const hex = hexOf({ l: other, c, h });
      if (other > 0 && other < 1 && contrastsOf({ ...chosen, [of]: hex }).every((use) => use.of !== of || use.contrast >= use.least))
        return hex;
    }
  return undefined;
}

function flat(colours: Colours): Map<Ground, string> {
  return new Map(
    Object.entries(colours).flatMap(([side, names]) =>
      // The table's own keys.
      Object.entries(names).map(([name, hex]): [Ground, string] => [`${side} ${name}` as ColourName, hex]),
    ),
  );
}

function folded(made: ReadonlyMap<Ground, string>): Colours {
  const sides = Object.entries(firstColours).map(([side, names]) => [
    side,
    Object.fromEntries(Object.keys(names).map((name) => [name, made.get(`${side} ${name}` as ColourName)])),
  ]);
  // Every name of the table is in the map.
  return Object.fromEntries(sides) as Colours;
}
