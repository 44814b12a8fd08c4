import { circle, clip, group, line, path, polygon, range, rect, type Svg } from "../shapes.ts";

type DomePattern = "swirl" | "zigzag" | "facets" | "plain";
type DomeColours = { body: string; trim: string; drum: string; cross: string };

export function onionDome(width: number, drumHeight: number, pattern: DomePattern, colours: DomeColours): Svg {
  const w = width / 2;
  const base = -drumHeight;
  const h = width * 1.22;
  const bulb =
    `M${-w * 0.58} ${base}C${-w * 1.02} ${base - h * 0.14} ${-w * 1.16} ${base - h * 0.38} ${-w * 0.8} ${base - h * 0.58}` +
    `C${-w * 0.5} ${base - h * 0.74} ${-w * 0.16} ${base - h * 0.8} 0 ${base - h * 1.04}` +
    `C${w * 0.16} ${base - h * 0.8} ${w * 0.5} ${base - h * 0.74} ${w * 0.8} ${base - h * 0.58}` +
    `C${w * 1.16} ${base - h * 0.38} ${w * 1.02} ${base - h * 0.14} ${w * 0.58} ${base}Z`;
  const top = base - h * 1.04;
  return group([
    drum(w * 0.62, drumHeight, colours),
    path(bulb, colours.body),
    clip(path(bulb, "#000"), ornament(w, base, h, pattern, colours.trim)),
    rect(-w * 0.66, base - 9, w * 1.32, 13, colours.cross, 'rx="5"'),
    circle(0, top - 4, w * 0.075 + 3, colours.cross),
    line(`M0 ${top}V${top - 46}M-11 ${top - 31}H11`, colours.cross, 5),
  ]);
}

function ornament(w: number, base: number, h: number, pattern: DomePattern, trim: string): Svg {
  const wide = w * 1.3;
  if (pattern === "swirl")
    return group(
      range(9).map((i) => {
        const x = -wide * 1.7 + i * w * 0.5;
        return path(
          `M${x} ${base + 8}C${x + w * 0.9} ${base - h * 0.3} ${x + w * 0.9} ${base - h * 0.6} ${x + w * 1.5} ${base - h * 1.1}h${w * 0.12}C${x + w * 1.3} ${base - h * 0.6} ${x + w * 1.3} ${base - h * 0.3} ${x + w * 0.27} ${base + 8}Z`,
          trim,
        );
      }),
    );
  if (pattern === "zigzag")
    return group(
      range(6).map((row) => {
        const y = base - h * (0.02 + row * 0.19);
        const teeth = range(13).map((i) => [-wide + (i * wide) / 6, y - (i % 2) * h * 0.11] as const);
        return line(`M${teeth.map(([x, ty]) => `${x} ${ty}`).join("L")}`, trim, h * 0.06, 'stroke-linecap="butt" stroke-linejoin="miter"');
      }),
    );
  if (pattern === "facets")
    return group(
      range(8).flatMap((row) =>
        range(9).map((i) => {
          const x = -wide + (i + (row % 2) / 2) * (wide / 4);
          const y = base - row * h * 0.13;
          const [dx, dy] = [wide / 8, h * 0.13];
          return path(
            polygon([
              [x, y - dy],
              [x + dx * 0.94, y],
              [x, y + dy],
              [x, y],
            ]),
            trim,
          );
        }),
      ),
    );
  return path(
    `M${w * 0.1} ${base + 4}C${w * 1.3} ${base - h * 0.3} ${w * 0.6} ${base - h * 0.6} 0 ${base - h}L${w * 2} ${base - h}V${base + 4}Z`,
    trim,
  );
}

function drum(w: number, height: number, { drum: wall, trim, cross }: DomeColours): Svg {
  const windows = [-0.5, 0, 0.5].map((at) => {
    const [x, r] = [at * w * 1.1, w * 0.13];
    return path(`M${x - r} ${-height * 0.16}V${-height * 0.6}A${r} ${r} 0 0 1 ${x + r} ${-height * 0.6}V${-height * 0.16}Z`, trim);
  });
  return group([rect(-w, -height, w * 2, height + 2, wall), ...windows, rect(-w * 1.1, -10, w * 2.2, 12, cross)]);
}

export function tentTower(width: number, height: number, colours: DomeColours): Svg {
  const w = width / 2;
  const neck = -height * 0.76;
  const kokoshniks = (y: number, count: number, r: number, span: number) =>
    range(count).map((i) => {
      const x = -span + ((i + 0.5) * span * 2) / count;
      return group([
        path(
          `M${x - r} ${y}C${x - r} ${y - r} ${x - r * 0.3} ${y - r} ${x} ${y - r * 1.5}C${x + r * 0.3} ${y - r} ${x + r} ${y - r} ${x + r} ${y}Z`,
          colours.cross,
        ),
        path(
          `M${x - r * 0.6} ${y}C${x - r * 0.6} ${y - r * 0.6} ${x - r * 0.2} ${y - r * 0.6} ${x} ${y - r}C${x + r * 0.2} ${y - r * 0.6} ${x + r * 0.6} ${y - r * 0.6} ${x + r * 0.6} ${y}Z`,
          colours.trim,
        ),
      ]);
    });
  const roofBase = -height * 0.3;
  return group([
    rect(-w, roofBase, w * 2, -roofBase + 2, colours.drum),
    path(
      polygon([
        [-w * 0.94, roofBase],
        [-w * 0.17, neck],
        [w * 0.17, neck],
        [w * 0.94, roofBase],
      ]),
      colours.body,
    ),
    path(
      polygon([
        [w * 0.2, roofBase],
        [w * 0.05, neck],
        [w * 0.17, neck],
        [w * 0.94, roofBase],
      ]),
      colours.trim,
      'opacity="0.35"',
    ),
    ...[-0.5, 0, 0.5].map((at) => line(`M${at * w * 1.1} ${roofBase}L${at * w * 0.2} ${neck}`, colours.trim, 3)),
    ...kokoshniks(roofBase + 6, 4, w * 0.25, w),
    ...kokoshniks(-height * 0.1, 3, w * 0.33, w),
    `<g transform="translate(0 ${neck + 4})">${onionDome(w * 0.9, 34, "plain", { ...colours, body: colours.cross, trim: colours.body })}</g>`,
  ]);
}
