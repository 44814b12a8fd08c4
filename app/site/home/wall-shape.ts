/** A grid of posters: how many stand side by side, and how many places of its last row are left for what follows them, all of a row where none is. */
type Shape = { across: number; left: number };

/** On a phone and on wider screens, without a hole; undefined: that of most walls, five side by side and three on a phone. */
export function wallShape(posters: number): { narrow: Shape; wide: Shape } | undefined {
  if (posters % 5 === 0 && posters % 3 === 1) return undefined;
  const narrow = posters < 3 ? posters : posters === 4 ? 2 : 3;
  // One stands beside what follows it.
  const wide = posters < 6 ? Math.max(2, posters) : fittest(posters);
  return { narrow: shaped(posters, narrow), wide: shaped(posters, wide) };
}

function fittest(posters: number): number {
  const holes = (across: number) => (across - (posters % across)) % across;
  return [5, 4, 3].reduce((best, across) => (holes(across) < holes(best) ? across : best));
}

function shaped(posters: number, across: number): Shape {
  return { across, left: across - (posters % across) };
}
