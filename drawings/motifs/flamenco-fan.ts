import { circle, group, line, type Point, path, polygon, range, type Svg } from "../shapes.ts";

type FanColours = { leaf: string; shade: string; stick: string; lace: string; flower: string };

const outer = 640;
const inner = 300;
const folds = 22;

export function flamencoFan(fromAngle: number, toAngle: number, colours: FanColours): Svg {
  const at = (angle: number, radius: number): Point => {
    const radians = (angle * Math.PI) / 180;
    return [Math.cos(radians) * radius, Math.sin(radians) * radius];
  };
  const step = (toAngle - fromAngle) / folds;
  const edge = (i: number) => fromAngle + i * step;
  const leaf = range(folds).map((i) => {
    const [a, b] = [edge(i), edge(i + 1)];
    return path(
      polygon([at(a, inner), at(a, outer), at((a + b) / 2, outer + 12), at(b, outer), at(b, inner)]),
      i % 2 === 0 ? colours.leaf : colours.shade,
    );
  });
  const sticks = range(folds + 1).map((i) => {
    const angle = edge(i);
    return path(
      polygon([at(angle - 0.9, 20), at(angle - 1.25, inner + 6), at(angle + 1.25, inner + 6), at(angle + 0.9, 20)]),
      colours.stick,
    );
  });
  const guards = [edge(0), edge(folds)].map((angle) =>
    path(
      polygon([at(angle - 3.5, 16), at(angle - 1.5, outer), at(angle, outer + 10), at(angle + 1.5, outer), at(angle + 3.5, 16)]),
      colours.stick,
    ),
  );
  const scallops = range(folds).map((i) => {
    const [x, y] = at(edge(i + 0.5), outer - 26);
    return circle(x, y, 9, colours.lace);
  });
  const arc = (radius: number, width: number, colour: string, dash = "") => {
    const [x1, y1] = at(fromAngle + 1.5, radius);
    const [x2, y2] = at(toAngle - 1.5, radius);
    return line(`M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`, colour, width, dash);
  };
  const blooms = range(5).map((i) => {
    const angle = fromAngle + ((i + 0.5) * (toAngle - fromAngle)) / 5;
    const [x, y] = at(angle, 468);
    return `<g transform="translate(${x} ${y}) rotate(${angle + 90})">${carnation(colours)}</g>`;
  });
  return group([
    ...sticks,
    ...leaf,
    arc(inner + 16, 7, colours.lace),
    arc(inner + 32, 3, colours.lace),
    arc(outer - 58, 4, colours.lace),
    ...scallops,
    ...blooms,
    ...guards,
    circle(0, 0, 15, colours.lace),
  ]);
}

function carnation({ flower, lace, stick }: FanColours): Svg {
  const petals = range(9).map(
    (i) =>
      `<g transform="rotate(${i * 40})">${path("M0 0C-22 -18 -20 -48 -12 -52L-5 -46L0 -54L5 -46L12 -52C20 -48 22 -18 0 0Z", flower)}</g>`,
  );
  const hearts = range(7).map(
    (i) =>
      `<g transform="rotate(${i * 51.4 + 20}) scale(0.55)">${path("M0 0C-22 -18 -20 -48 -12 -52L-5 -46L0 -54L5 -46L12 -52C20 -48 22 -18 0 0Z", lace)}</g>`,
  );
  const leaf = path("M0 0C26 6 58 -6 74 -34C44 -38 14 -26 0 0Z", stick);
  return group([
    `<g transform="translate(14 40)">${leaf}</g><g transform="translate(-14 40) scale(-1 1)">${leaf}</g>`,
    line("M0 40V108", stick, 6),
    ...petals,
    ...hearts,
    circle(0, 0, 9, stick),
  ]);
}
