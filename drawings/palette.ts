/** The academy's colours. The site's CSS uses the same names and values. */
export const palette = {
  lagoon: "#0b5d57",
  lagoonDeep: "#073f3c",
  lagoonLight: "#cfe5df",
  saffron: "#e9a12b",
  saffronDeep: "#b8720a",
  saffronPale: "#fbe9c6",
  brick: "#a63d2a",
  brickDeep: "#6b2117",
  brickPale: "#f3d9d0",
  paper: "#fbf7ef",
  ink: "#1d2422",
} as const;

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
