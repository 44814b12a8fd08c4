import { circle, clip, glow, group, line, path, polygon, range, rect, type Svg } from "../shapes.ts";

type LighthouseColours = { wall: string; shade: string; dark: string; lamp: string; halo: string; roof: string };

/** Galle's white lighthouse, standing on y = 0, about 500 high, lit from the left. */
export function lighthouse({ wall, shade, dark, lamp, halo, roof }: LighthouseColours): Svg {
  const tower = polygon([
    [-62, 0],
    [-42, -392],
    [42, -392],
    [62, 0],
  ]);
  return group([
    glow(0, -446, 260, halo, 0.9),
    path(tower, wall),
    clip(path(tower, "#000"), path("M10 0L14 -400H80V10Z", shade)),
    path(
      polygon([
        [-74, 0],
        [-66, -34],
        [66, -34],
        [74, 0],
      ]),
      shade,
    ),
    ...[-120, -230, -330].map((y, i) =>
      path(`M${-12 + i * 1.5} ${y}V${y - 34}A${12 - i * 1.5} 12 0 0 1 ${12 - i * 1.5} ${y - 34}V${y}Z`, dark),
    ),
    path("M-18 0V-58A18 18 0 0 1 18 -58V0Z", dark),
    path(
      polygon([
        [-42, -392],
        [-60, -412],
        [60, -412],
        [42, -392],
      ]),
      shade,
    ),
    rect(-66, -420, 132, 9, dark),
    line(
      `M-62 -420V-446M62 -420V-446M-62 -446H62${range(7)
        .map((i) => `M${-44 + i * 15} -420V-446`)
        .join("")}`,
      dark,
      3.5,
    ),
    rect(-30, -468, 60, 50, lamp),
    line("M-30 -468V-418M-10 -468V-418M10 -468V-418M30 -468V-418", dark, 4),
    path("M-38 -468C-36 -506 -16 -520 0 -522C16 -520 36 -506 38 -468Z", roof),
    circle(0, -528, 8, roof),
    line("M0 -530V-556", dark, 4),
  ]);
}

/** The sea wall of the fort from x = 0 to `width`, its top on y = 0, its foot in the sea at `depth`. */
export function rampart(width: number, depth: number, stone: string, shade: string, lit: string): Svg {
  const courses = range(Math.floor(depth / 34)).flatMap((row) =>
    range(Math.ceil(width / 120)).map((i) => {
      const x = 20 + i * 120 + (row % 2) * 56 + ((i * 37 + row * 53) % 30);
      return rect(x, 34 + row * 34, 44 + ((i * 29 + row * 17) % 34), 9, (i + row) % 3 === 0 ? lit : shade, 'rx="4" opacity="0.5"');
    }),
  );
  const face = `M0 0H${width}V${depth}H${-depth * 0.28}Z`;
  const merlons = range(Math.ceil(width / 86)).map((i) => rect(i * 86, -22, 54, 24, stone));
  return group([
    path(face, stone),
    clip(path(face, "#000"), [...courses, path(`M0 0L${-depth * 0.28} ${depth}H${-depth * 0.28 + 60}L46 0Z`, lit, 'opacity="0.7"')]),
    ...merlons,
    rect(0, -2, width, 10, lit),
  ]);
}

/** A fishing outrigger (oruwa) under its square sail, about 200 high; the waterline is y = 0. */
export function oruwa(hull: string, sail: string, sailShade: string): Svg {
  return group([
    path("M-96 -14C-60 -4 60 -4 100 -18L82 2C40 10 -50 10 -80 2Z", hull),
    line("M-30 -8L-60 14M40 -8L10 14", hull, 4),
    line("M-92 14H40", hull, 6),
    line("M-8 -8L8 -196", hull, 5),
    line("M14 -8L-84 -176", hull, 4),
    path("M8 -190L-86 -172C-72 -120 -60 -80 -40 -34C-16 -28 20 -28 44 -36C30 -90 22 -140 8 -190Z", sail),
    path("M8 -190C22 -140 30 -90 44 -36C30 -31 14 -29 0 -29C6 -90 8 -140 8 -190Z", sailShade),
  ]);
}
