import { circle, group, line, range, type Svg } from "../shapes.ts";

type Side = "top" | "right" | "bottom" | "left";
const sides: readonly Side[] = ["top", "right", "bottom", "left"];

/** A sikku kolam: one rice-flour line around dots in tiles; it crosses the edge of two joined tiles, elsewhere turns around its dot. */
export function kolam(dotsAcross: number, step: number, colours: { line: string; dot: string }, strokeWidth: number): Svg {
  const reach = (dotsAcross - 1) / 2;
  const inside = (i: number, j: number) => Math.abs(i) + Math.abs(j) <= reach;
  /** Joins left out on purpose, so that the weave opens into petals. */
  const parted = (i: number, j: number, side: Side) => {
    const [ni, nj] = neighbour(i, j, side);
    const ring = Math.max(Math.abs(i), Math.abs(j), Math.abs(ni), Math.abs(nj));
    const sum = Math.abs(i) + Math.abs(j) + Math.abs(ni) + Math.abs(nj);
    return ring === 2 && sum === 5;
  };
  const joined = (i: number, j: number, side: Side) => {
    const [ni, nj] = neighbour(i, j, side);
    return inside(ni, nj) && !parted(i, j, side);
  };
  const dots = range(dotsAcross)
    .flatMap((a) => range(dotsAcross).map((b) => [a - reach, b - reach] as const))
    .filter(([i, j]) => inside(i, j));
  const tiles = dots.map(([i, j]) => {
    const quarters = sides.map((side, at) => {
      const next = sides[(at + 1) % 4] ?? "top";
      return `<g transform="rotate(${at * 90})">${line(quarter(step / 2, joined(i, j, side), joined(i, j, next)), colours.line, strokeWidth)}</g>`;
    });
    return `<g transform="translate(${i * step} ${j * step})">${quarters.join("")}</g>`;
  });
  return group([...tiles, ...dots.map(([i, j]) => circle(i * step, j * step, strokeWidth * 0.95, colours.dot))]);
}

function neighbour(i: number, j: number, side: Side): readonly [number, number] {
  const moves: Record<Side, readonly [number, number]> = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };
  const [di, dj] = moves[side];
  return [i + di, j + dj];
}

function quarter(half: number, topOpen: boolean, rightOpen: boolean): string {
  const r = half * 0.74;
  const bend = r * 0.58;
  if (topOpen && rightOpen) return `M0 ${-half}L${half} 0`;
  if (topOpen) return `M0 ${-half}C${half * 0.42} ${-half * 0.58} ${r} ${-half * 0.4} ${r} 0`;
  if (rightOpen) return `M0 ${-r}C${half * 0.4} ${-r} ${half * 0.58} ${-half * 0.42} ${half} 0`;
  return `M0 ${-r}C${bend} ${-r} ${r} ${-bend} ${r} 0`;
}
