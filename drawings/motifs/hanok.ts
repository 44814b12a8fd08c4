import { circle, group, line, mirror, path, range, rect, type Svg } from "../shapes.ts";

type HanokColours = {
  tile: string;
  tileLine: string;
  beam: string;
  rafter: string;
  rafterEnd: string;
  pillar: string;
  rafterShade: string;
};

/** A hanok's roof and frame, centred on x = 0; the ridge is at y = 0, the beam under the eaves near y = 300. */
export function hanok({ tile, tileLine, beam, rafter, rafterEnd, pillar, rafterShade }: HanokColours): Svg {
  const roof =
    "M-300 6C-200 26 200 26 300 6C316 60 380 160 560 196C566 214 560 226 548 230C330 262 -330 262 -548 230C-560 226 -566 214 -560 196C-380 160 -316 60 -300 6Z";
  const ribs = range(31).map((i) => {
    const t = (i - 15) / 15;
    const top = [t * 290, 20 - t * t * 10] as const;
    const foot = [t * 520 + t * t * t * 20, 246 - Math.abs(t) ** 3 * 26] as const;
    return line(
      `M${top[0]} ${top[1]}C${top[0] + t * 30} ${top[1] + 110} ${foot[0] - t * 70} ${foot[1] - 70} ${foot[0]} ${foot[1]}`,
      tileLine,
      5,
    );
  });
  const eaveEnds = range(35).map((i) => {
    const t = (i - 17) / 17;
    return circle(t * 540, 247 - Math.abs(t) ** 3 * 32, 11, tile, `stroke="${tileLine}" stroke-width="4"`);
  });
  const rafters = range(25).map((i) => {
    const t = (i - 12) / 12;
    const [x, y] = [t * 470, 286 - Math.abs(t) ** 3 * 22];
    return group([
      line(`M${x * 0.97} ${y - 24}L${x} ${y}`, rafter, 24, 'stroke-linecap="butt"'),
      circle(x, y, 13.5, rafterEnd),
      circle(x, y, 6, pillar),
    ]);
  });
  const halfRidge = path("M0 -6C-190 -6 -280 -18 -316 -34L-340 -22L-322 24C-200 42 -100 40 0 40Z", tile);
  return group([
    ...[-400, 400].map((x) => rect(x - 20, 300, 40, 640, pillar)),
    path("M-500 200H500L440 302H-440Z", rafterShade),
    rect(-450, 300, 900, 40, beam),
    ...range(15).map((i) => bracket(-420 + i * 60, i < 14, rafterEnd, pillar)),
    rect(-450, 336, 900, 8, rafterEnd),
    ...rafters,
    path(roof, tile),
    ...ribs,
    ...eaveEnds,
    halfRidge,
    mirror(halfRidge, 0),
    line("M-312 -4C-200 20 200 20 312 -4", tileLine, 5),
    line("M-316 10C-200 32 200 32 316 10", tileLine, 3),
  ]);
}

function bracket(x: number, linked: boolean, light: string, dark: string): Svg {
  const link = linked ? path(`M${x + 18} 318l12 -10l12 10l-12 10Z`, light) : "";
  return group([circle(x, 318, 12, light), circle(x, 318, 6, dark), link]);
}
