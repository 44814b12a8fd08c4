import { circle, group, line, type Point, path, polygon, range, type Svg } from "../shapes.ts";

/** A wax seal with two ribbons around the origin, radius about 120; in the middle a speech bubble with a lotus. */
export function seal(colour: string, light: string): Svg {
  const edge = range(72).map((i): Point => {
    const turn = (i / 72) * Math.PI * 2;
    const r = i % 2 ? 112 : 122;
    return [Math.cos(turn) * r, Math.sin(turn) * r];
  });
  const ribbon = polygon([
    [-34, 60],
    [34, 60],
    [34, 196],
    [0, 166],
    [-34, 196],
  ]);
  const dots = range(40).map((i) => {
    const turn = (i / 40) * Math.PI * 2;
    return circle(Math.cos(turn) * 90, Math.sin(turn) * 90, 2.6, light);
  });
  return group([
    `<g transform="rotate(18)">${path(ribbon, colour)}${line("M-20 80V176M20 80V176", light, 2)}</g>`,
    `<g transform="rotate(-18)">${path(ribbon, colour)}${line("M-20 80V176M20 80V176", light, 2)}</g>`,
    path(polygon(edge), colour, `stroke="${light}" stroke-width="5"`),
    circle(0, 0, 100, "none", `stroke="${light}" stroke-width="3"`),
    ...dots,
    path("M0 -58C-8 -40 -16 -24 -16 -8C-16 10 -8 20 0 26C8 20 16 10 16 -8C16 -24 8 -40 0 -58Z", light),
    path("M-22 -34C-44 -30 -58 -12 -58 10C-44 28 -22 32 -8 30C-24 18 -28 -4 -22 -34Z", light),
    path("M22 -34C44 -30 58 -12 58 10C44 28 22 32 8 30C24 18 28 -4 22 -34Z", light),
    path("M-62 22C-50 44 -24 52 0 40C24 52 50 44 62 22C44 38 20 38 0 34C-20 38 -44 38 -62 22Z", light),
  ]);
}
