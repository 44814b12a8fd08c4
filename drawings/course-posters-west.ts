import { words } from "./lettering.ts";
import { brandenburgGate } from "./motifs/brandenburg-gate.ts";
import { canalHouses, paintedHouse } from "./motifs/canal-houses.ts";
import { eiffelTower } from "./motifs/eiffel-tower.ts";
import { flamencoFan } from "./motifs/flamenco-fan.ts";
import { onionDome, tentTower } from "./motifs/onion-domes.ts";
import { mix, palette as p } from "./palette.ts";
import { circle, dice, group, line, place, range, rect, type Svg } from "./shapes.ts";

const field = (colour: string) => rect(0, 0, 1200, 800, colour);

export function german(): Svg {
  return group([
    field(p.ink),
    circle(872, 296, 216, p.brick),
    place(brandenburgGate(p.saffron, p.saffronShade, p.ink), 872, 800, 0.9),
    words("Hallo", 56, 262, { size: 246, fill: p.saffron, weight: 800 }),
  ]);
}

export function russian(): Svg {
  const wall = { drum: p.brick, cross: p.saffron };
  const random = dice(7);
  const snow = range(70).map(() => circle(random() * 1200, random() * 500, 2 + random() * 3.5, p.lagoonPale, 'opacity="0.75"'));
  return group([
    field(p.lagoonDeep),
    ...snow,
    place(onionDome(150, 70, "zigzag", { ...wall, body: p.saffron, trim: p.lagoon }), 130, 478),
    place(onionDome(150, 80, "facets", { ...wall, body: p.brick, trim: p.saffronPale }), 1068, 478),
    place(tentTower(204, 350, { ...wall, body: p.brickPale, trim: p.brick }), 604, 478),
    place(onionDome(206, 74, "swirl", { ...wall, body: p.paper, trim: p.lagoon }), 366, 478),
    place(onionDome(206, 104, "swirl", { ...wall, body: p.brick, trim: p.saffron }), 846, 478),
    rect(0, 474, 1200, 326, p.brick),
    rect(0, 466, 1200, 12, p.saffron),
    words("Привет", 600, 704, {
      size: 256,
      fill: p.paper,
      font: "cyrillic",
      anchor: "middle",
      spacing: 4,
      more: `stroke="${p.paper}" stroke-width="4"`,
    }),
  ]);
}

export function dutch(): Svg {
  const row = canalHouses([
    paintedHouse(138, 214, "bell", p.brick, 1),
    paintedHouse(150, 240, "step", p.lagoon, 1, p.saffron),
    paintedHouse(132, 226, "neck", p.saffron, 1, p.brick),
    paintedHouse(150, 232, "bell", p.ink, 1, p.brick),
    paintedHouse(146, 288, "step", p.brick, 2),
    paintedHouse(156, 400, "neck", p.lagoon, 3, p.saffron),
    paintedHouse(160, 452, "bell", p.brick, 4),
    paintedHouse(168, 372, "step", p.saffron, 3, p.brick),
  ]);
  const water = 688;
  const ripples = range(9).flatMap((i) => [
    line(`M${40 + i * 134} ${716 + (i % 3) * 22}h${60 + (i % 2) * 40}`, p.lagoonPale, 5, 'opacity="0.55"'),
  ]);
  return group([
    field(p.lagoonPale),
    place(row, 0, water),
    rect(0, water, 1200, 112, p.lagoonDeep),
    rect(0, water - 4, 1200, 14, p.paper),
    ...ripples,
    words("Hallo", 56, 270, { size: 284, fill: p.lagoonDeep, font: "italic", weight: 600 }),
  ]);
}

export function french(): Svg {
  return group([
    field(p.saffronPale),
    circle(936, 336, 290, p.brick),
    place(eiffelTower(p.lagoonDeep, p.saffronPale), 936, 800),
    words("Bonjour", 58, 716, { size: 208, fill: p.lagoonDeep, weight: 640, spacing: -3 }),
  ]);
}

export function spanish(): Svg {
  return group([
    field(p.saffron),
    place(
      flamencoFan(-98, 20, {
        leaf: p.brick,
        shade: mix(p.brick, p.brickShade, 0.45),
        stick: p.ink,
        lace: p.saffronPale,
        flower: p.saffron,
      }),
      738,
      706,
      1.02,
    ),
    words("Hola", 56, 716, { size: 282, fill: p.ink, weight: 820 }),
  ]);
}
