import { brick, brickPale, ink, lagoon, lagoonDeep, lagoonPale, paper, saffron, saffronPale } from "#app/palette.ts";

const brand = { brick, brickPale, ink, lagoon, lagoonDeep, lagoonPale, paper, saffron, saffronPale };

export const palette = { ...brand, saffronShade: "#b8720a", brickShade: "#6b2117" } as const;

/** Mixes two hex colours; `share` is how much of the second. Tints between palette colours come from here only. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
