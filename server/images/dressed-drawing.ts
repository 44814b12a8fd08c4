import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ChosenColours, coloursOf, firstChosen } from "#contract/look/colours.ts";

/** A drawing that comes with the program, in the academy's colours. Other drawings that it shows as images are put into it. */
export async function dressedDrawing(file: string, chosen: ChosenColours): Promise<string> {
  let drawing = await readFile(file, "utf8");
  for (const [shown, path = "", place = ""] of drawing.matchAll(/<image href="([^"]+)"([^>]*)\/>/g)) {
    const inner = await readFile(join(dirname(file), path), "utf8");
    drawing = drawing.replace(shown, () => inner.replace(/^<svg xmlns="[^"]+" width="\d+" height="\d+"/, `<svg${place}`));
  }
  return dressed(drawing, chosen);
}

/** A drawing in the academy's colours. Its classes are named by their colour, or by two and how much of the second it has ("lagoon-40-paper": 40 %). */
export function dressed(drawing: string, chosen: ChosenColours): string {
  if (chosen.brand === firstChosen.brand && chosen.accent === firstChosen.accent) return drawing;
  const colours = new Map<string, string>(Object.entries(coloursOf(chosen).light));
  // Shades that only this drawing has stay as they are.
  for (const [, name = "", hex = ""] of drawing.matchAll(/\.([a-z-]+) \{ color: (#[0-9a-f]{6}) \}/g))
    if (!colours.has(name)) colours.set(name, hex);
  return drawing.replace(/\.([a-z0-9-]+) \{ color: (#[0-9a-f]{6}) \}/g, (_, name: string, hex: string) => {
    return `.${name} { color: ${tint(name, colours) ?? hex} }`;
  });
}

/** The colour that a class is named by, "#rrggbb"; undefined where `colours` lacks one that it names. */
export function tint(name: string, colours: ReadonlyMap<string, string>): string | undefined {
  const [, from = name, share = "0", to = from] = /^(.+?)-(\d+)-(.+)$/.exec(name) ?? [];
  const [one, other] = [colours.get(from), colours.get(to)];
  if (!one || !other) return undefined;
  const part = Number(share) / 100;
  const mixed = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - part) + (b ?? 0) * part);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
