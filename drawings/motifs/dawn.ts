import { mix, palette as p } from "../palette.ts";
import { clip, ellipse, fade, group, line, path, place, range, rect, type Svg } from "../shapes.ts";

export function dawnSky(width: number, horizon: number): Svg {
  const sky = fade([
    [0, p.lagoonDeep],
    [0.26, p.lagoon],
    [0.52, mix(p.lagoon, p.lagoonPale, 0.7)],
    [0.72, p.saffronPale],
    [1, mix(p.saffron, p.saffronPale, 0.35)],
  ]);
  return sky.svg + rect(0, 0, width, horizon + 60, sky.fill);
}

export function cloudBars(x: number, y: number, scale: number, colour: string): Svg {
  return place([ellipse(0, 0, 300, 9, colour), ellipse(120, 18, 240, 7, colour), ellipse(-140, 26, 180, 6, colour)], x, y, scale);
}

/** Night still lies over the left and the bottom, where the headline stands. */
export function night(height: number, reach: number, strength: number): Svg {
  const across = fade(
    [
      [0, p.lagoonDeep, strength],
      [0.5, p.lagoonDeep, strength * 0.62],
      [1, p.lagoonDeep, 0],
    ],
    "across",
  );
  return across.svg + rect(0, 0, reach, height, across.fill);
}

/** The still water of the royal garden, holding the colour of the rock and the sky; its left end is a point. */
export function pool(width: number): Svg {
  const shine = fade([
    [0, mix(p.saffron, p.saffronPale, 0.45)],
    [1, mix(p.lagoon, p.saffronPale, 0.3)],
  ]);
  const shore = `M0 30C${width * 0.16} 12 ${width * 0.3} 6 ${width * 0.46} 0H${width}V150H${width * 0.52}C${width * 0.4} 120 ${width * 0.2} 70 0 30Z`;
  // Broken into bars that shorten towards the viewer, as on slightly moving water.
  const reflection = range(11).map((i) => {
    const [middle, half] = [width * (0.535 + (i % 2 ? 0.012 : -0.01)), width * (0.225 - i * 0.0125)];
    return rect(
      middle - half,
      i * 11.5,
      half * 2,
      i < 5 ? 12 : 8,
      mix(p.brick, p.saffron, 0.2 + i * 0.02),
      `rx="4" opacity="${0.85 - i * 0.03}"`,
    );
  });
  const ripples = range(9).map((i) =>
    line(`M${width * (0.2 + ((i * 37) % 60) / 90)} ${16 + i * 12}h${width * (0.09 + (i % 3) * 0.04)}`, p.saffronPale, 3, 'opacity="0.65"'),
  );
  return group([shine.svg, path(shore, shine.fill), clip(path(shore, "#000"), [...reflection, ...ripples])]);
}
