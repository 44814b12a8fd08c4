/** A grid of posters: how many stand side by side, and whether the links behind them fill the `rest` of the last row, or have their own. */
type Shape = { across: number; rest: boolean };

/** Shapes on a phone, where the links take two places, and on wider screens, where they take one; undefined: three and five side by side. */
export function wallShape(posters: number): { narrow: Shape; wide: Shape } | undefined {
  if (posters % 5 === 0 && posters % 3 === 1) return undefined;
  const narrow = posters < 3 ? posters : posters === 4 ? 2 : 3;
  // A single poster stands beside the links.
  const wide = posters < 6 ? Math.max(2, posters) : fittest(posters);
  return { narrow: shaped(posters, narrow, 2), wide: shaped(posters, wide, 1) };
}

function fittest(posters: number): number {
  return [5, 4, 3].reduce((best, across) => (holes(posters, across) < holes(posters, best) ? across : best));
}

function shaped(posters: number, across: number, places: number): Shape {
  return { across, rest: holes(posters, across) === places };
}

function holes(posters: number, across: number): number {
  return (across - (posters % across)) % across;
}
