import { mix, palette as p } from "../palette.ts";
import { circle, ellipse, fade, glow, group, line, type Point, range, rect, type Svg } from "../shapes.ts";
import { teaSlope } from "./landscape.ts";

export const haze = mix(p.lagoonPale, p.paper, 0.4);
export const blue = (share: number) => mix(p.lagoon, haze, share);
export const leaf = mix(p.lagoon, p.saffron, 0.3);

export function morningSky(width: number, height: number, sunX: number, sunY: number): Svg {
  const sky = fade([
    [0, mix(p.lagoon, p.lagoonPale, 0.28)],
    [0.3, mix(p.lagoon, p.lagoonPale, 0.72)],
    [0.62, p.saffronPale],
    [1, p.paper],
  ]);
  const rays = range(7).map((i) => {
    const turn = 150 - i * 20;
    return group(rect(0, -16 - i, 1500, 32 + i * 2, p.paper, 'opacity="0.09"'), `transform="translate(${sunX} ${sunY}) rotate(${turn})"`);
  });
  return group([
    sky.svg,
    rect(0, 0, width, height, sky.fill),
    glow(sunX, sunY, 520, p.saffronPale, 0.95),
    glow(sunX, sunY, 240, p.saffron, 0.5),
    ...rays,
    circle(sunX, sunY, 70, mix(p.saffronPale, p.paper, 0.6)),
  ]);
}

function shadeTree(height: number, trunk: string, crown: string, lit: string): Svg {
  const tiers = range(9).map((i) => {
    const y = -height * (0.36 + i * 0.075);
    const w = height * (0.125 - Math.abs(i - 2.5) * 0.0125);
    const side = i % 2 ? 0.42 : -0.42;
    return group([
      ellipse(w * side, y, w, height * 0.052, crown),
      ellipse(w * (side + 0.3), y - height * 0.018, w * 0.5, height * 0.018, lit),
    ]);
  });
  return group([line(`M0 0L${height * 0.01} ${-height * 0.98}`, trunk, height * 0.026), ...tiers]);
}

export const oak = (height: number) => shadeTree(height, p.lagoonDeep, p.lagoonDeep, mix(p.lagoonDeep, p.lagoon, 0.8));

export function nearSlope(
  points: readonly Point[],
  floor: number,
  share: number,
  rows: { first: number; growth: number; count: number },
): Svg {
  return teaSlope(
    points,
    floor,
    {
      ground: mix(p.lagoonDeep, p.ink, 0.25),
      row: mix(leaf, p.lagoonDeep, share),
      lit: mix(mix(leaf, p.saffronPale, 0.25), p.lagoonDeep, share),
    },
    rows,
  );
}
