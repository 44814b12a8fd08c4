import { circle, clip, group, path, range, type Svg } from "../shapes.ts";

/** Mount Fuji with its summit at the origin; its foot is 430 below. */
export function mountFuji(slope: string, shade: string, snow: string): Svg {
  const outline =
    "M-760 430C-420 372 -230 190 -112 28C-98 8 -88 0 -70 -4L-34 6L0 -4L38 4L72 -2C90 2 100 12 114 32C236 194 430 372 760 430Z";
  const cap =
    "M-260 -20H260V196L196 132L172 168L128 96L104 158L62 104L34 190L4 112L-40 172L-66 100L-106 156L-132 104L-176 176L-200 130L-260 190Z";
  return group([
    path(outline, slope),
    clip(path(outline, "#000"), [path("M10 -20C60 150 180 320 260 440H800V-20Z", shade), path(cap, snow)]),
  ]);
}

export function seigaiha(x: number, y: number, width: number, rows: number, radius: number, rings: readonly string[]): Svg {
  const scales = range(rows).flatMap((row) =>
    range(Math.ceil(width / (radius * 2)) + 2).map((i) => {
      const cx = x + i * radius * 2 - (row % 2) * radius;
      const cy = y + row * radius * 0.52;
      return group(rings.map((ring, at) => circle(cx, cy + radius, radius * (1 - at / rings.length), ring)));
    }),
  );
  return group(scales);
}
