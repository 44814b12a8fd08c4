import { circle, clip, curve, dice, fade, group, line, type Point, path, polygon, range, rect, type Svg } from "../shapes.ts";

/** A hill line across the picture: give a few points, the ground below is filled down to `floor`. */
export function hill(points: readonly Point[], floor: number, fill: string, more = ""): Svg {
  return path(hillShape(points, floor), fill, more);
}

export function hillShape(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  return `${curve(points)}L${last[0]} ${floor}L${first[0]} ${floor}Z`;
}

export function ridge(seed: number, width: number, y: number, height: number, steps: number, floor: number, fill: string): Svg {
  const random = dice(seed);
  const points = range(steps + 1).map((i): Point => [(i / steps) * (width + 80) - 40, y - random() * height]);
  return hill(points, floor, fill);
}

export function wood(seed: number, line: readonly Point[], crown: number, floor: number, fill: string): Svg {
  const random = dice(seed);
  const crowns: Svg[] = [];
  for (let i = 0; i < line.length - 1; i += 1) {
    const [a, b] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]];
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (crown * 0.62)));
    for (let k = 0; k < count; k += 1) {
      const t = k / count;
      const r = crown * (0.55 + random() * 0.6);
      crowns.push(circle(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - random() * crown * 0.55 + r * 0.3, r, fill));
    }
  }
  return group([hill(line, floor, fill), ...crowns]);
}

export function mist(y: number, height: number, width: number, colour: string, strength: number): Svg {
  const veil = fade([
    [0, colour, 0],
    [0.55, colour, strength],
    [1, colour, 0],
  ]);
  return veil.svg + rect(-40, y, width + 80, height, veil.fill);
}

/** A coconut palm with its foot at the origin, about `height` high, leaning by `lean` pixels. */
export function palm(height: number, lean: number, trunk: string, leaf: string, seed = 1): Svg {
  const random = dice(seed);
  const width = height * 0.02;
  const stem = `M${-width * 1.6} 0C${-width} ${-height * 0.4} ${lean * 0.3 - width} ${-height * 0.7} ${lean - width * 0.6} ${-height}h${width * 1.3}C${lean * 0.3 + width} ${-height * 0.7} ${width * 1.2} ${-height * 0.4} ${width * 1.8} 0Z`;
  const fronds = [-176, -154, -132, -108, -74, -50, -28, -6, 12, -192].map((angle) =>
    path(frond(angle + random() * 10 - 5, height * (0.36 + random() * 0.08)), leaf),
  );
  const nuts = [-0.5, 0.1, 0.7].map((at) => circle(lean + at * height * 0.035, -height + height * 0.024, height * 0.018, trunk));
  return group([path(stem, trunk), group(fronds, `transform="translate(${lean} ${-height})"`), ...nuts]);
}

function frond(angle: number, length: number): string {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const rib = (t: number): Point => [dx * length * (t + 0.1 * t * t), dy * length * t * (1.05 - 0.35 * t) + length * 0.52 * t * t];
  const steps = 15;
  const back = range(steps + 1).map((i) => rib(i / steps));
  const fringe = range(steps).flatMap((i): Point[] => {
    const t = 1 - (i + 0.5) / steps;
    const [x, y] = rib(t);
    const hang = length * 0.25 * Math.sin(Math.PI * (0.12 + t * 0.8)) ** 0.8;
    const [nx, ny] = rib(Math.max(0, 1 - (i + 1) / steps));
    return [
      [x + dx * length * 0.05, y + hang],
      [nx, ny + length * 0.03],
    ];
  });
  return polygon([...back, ...fringe]);
}

export function birds(places: readonly (readonly [x: number, y: number, size: number])[], colour: string): Svg {
  return group(
    places.map(([x, y, s]) =>
      line(
        `M${x - s} ${y - s * 0.35}Q${x - s * 0.35} ${y - s * 0.5} ${x} ${y}Q${x + s * 0.35} ${y - s * 0.5} ${x + s} ${y - s * 0.3}`,
        colour,
        Math.max(1.6, s * 0.17),
      ),
    ),
  );
}

export function teaSlope(
  points: readonly Point[],
  floor: number,
  colours: { ground: string; row: string; lit: string },
  rows: { first: number; growth: number; count: number },
): Svg {
  const shape = path(hillShape(points, floor), "#000");
  let drop = rows.first * 0.6;
  let gap = rows.first;
  const lines = range(rows.count).flatMap((row) => {
    const shifted = points.map(([x, y], i): Point => [x, y + drop + Math.sin(i * 1.7 + row * 0.22) * gap * 0.22]);
    const d = curve(shifted);
    const drawn = [line(d, colours.row, gap * 0.62), `<g transform="translate(0 ${-gap * 0.17})">${line(d, colours.lit, gap * 0.2)}</g>`];
    drop += gap;
    gap *= rows.growth;
    return drawn;
  });
  return group([hill(points, floor, colours.ground), clip(shape, lines)]);
}
