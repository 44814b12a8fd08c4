import { group, line, type Point, path, polygon, polyline, range, rect, type Svg } from "../shapes.ts";

const height = 720;
const halfWidth = (t: number) => 178 * Math.exp(-3.15 * t) + 4;
const firstFloor = 0.19;
const secondFloor = 0.37;

/** The tower, centred on x = 0, standing on y = 0, 720 high. `sky` shows through the lattice. */
export function eiffelTower(iron: string, sky: string): Svg {
  const side = (from: number, to: number, sign: 1 | -1): Point[] =>
    range(25).map((i) => {
      const t = from + ((to - from) * i) / 24;
      return [sign * halfWidth(t), -t * height];
    });
  const silhouette = polygon([...side(0, 1, -1), ...side(0, 1, 1).reverse()]);
  const legGap = (from: number, to: number) => polygon([...innerSide(from, to, -1), ...innerSide(from, to, 1).reverse()]);
  return group([
    path(silhouette, iron),
    ...lattice(sky),
    path(`M${-(halfWidth(0) - 72)} 0C-100 -110 -62 -112 0 -112C62 -112 100 -110 ${halfWidth(0) - 72} 0Z`, sky),
    line(`M${-(halfWidth(0) - 62)} 0C-108 -122 -64 -124 0 -124C64 -124 108 -122 ${halfWidth(0) - 62} 0`, iron, 6),
    path(legGap(firstFloor + 0.03, secondFloor - 0.025), sky),
    floor(firstFloor, 20, 16, iron, sky),
    floor(secondFloor, 15, 10, iron, sky),
    floor(0.86, 10, 8, iron, sky),
    rect(-10, -height - 16, 20, 18, iron, 'rx="6"'),
    line(`M0 ${-height - 10}V${-height - 62}`, iron, 5),
    rect(-halfWidth(0) - 10, -14, 96, 14, iron),
    rect(halfWidth(0) - 86, -14, 96, 14, iron),
  ]);
}

function innerSide(from: number, to: number, sign: 1 | -1): Point[] {
  return range(9).map((i) => {
    const t = from + ((to - from) * i) / 8;
    return [sign * halfWidth(t) * (0.46 - (t - from) * 1.6), -t * height];
  });
}

function floor(t: number, thick: number, over: number, iron: string, sky: string): Svg {
  const w = halfWidth(t) + over;
  const y = -t * height;
  return group([rect(-w, y - thick / 2, w * 2, thick, iron), line(`M${-w + 8} ${y}H${w - 8}`, sky, 2.5, `stroke-dasharray="5 7"`)]);
}

function lattice(sky: string): Svg[] {
  const stroke = (points: Point[], width: number) => line(polyline(points), sky, width);
  const cross = (a: number, b: number, from: (t: number) => number, to: (t: number) => number, width: number) => [
    stroke(
      [
        [from(a), -a * height],
        [to(b), -b * height],
      ],
      width,
    ),
    stroke(
      [
        [to(a), -a * height],
        [from(b), -b * height],
      ],
      width,
    ),
  ];
  const legs = [-1, 1].flatMap((sign) =>
    range(3).flatMap((i) => {
      const [a, b] = [0.035 + i * 0.047, 0.075 + i * 0.047];
      return cross(
        a,
        b,
        (t) => sign * (halfWidth(t) - 9),
        (t) => sign * (halfWidth(t) - 62 + t * 130),
        4,
      );
    }),
  );
  const middle = [-1, 1].flatMap((sign) =>
    range(4).flatMap((i) => {
      const [a, b] = [0.225 + i * 0.034, 0.253 + i * 0.034];
      return cross(
        a,
        b,
        (t) => sign * (halfWidth(t) - 6),
        (t) => sign * halfWidth(t) * 0.52,
        3.2,
      );
    }),
  );
  const spire = range(12).flatMap((i) => {
    const a = 0.4 + i * 0.037;
    return cross(
      a,
      a + 0.029,
      (t) => -(halfWidth(t) - 5),
      (t) => halfWidth(t) - 5,
      2.8,
    );
  });
  return [...legs, ...middle, ...spire];
}
