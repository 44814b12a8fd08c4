import { sigiriyaWide } from "./hero-sigiriya.ts";
import { brandenburgGate } from "./motifs/brandenburg-gate.ts";
import { canalHouses, paintedHouse } from "./motifs/canal-houses.ts";
import { colosseum } from "./motifs/colosseum.ts";
import { eiffelTower } from "./motifs/eiffel-tower.ts";
import { flamencoFan } from "./motifs/flamenco-fan.ts";
import { mountFuji, seigaiha } from "./motifs/fuji-and-wave.ts";
import { hanok } from "./motifs/hanok.ts";
import { kolam } from "./motifs/kolam.ts";
import { logoMarkPath } from "./motifs/logo-mark.ts";
import { onionDome, tentTower } from "./motifs/onion-domes.ts";
import { phoneBox } from "./motifs/phone-box.ts";
import { seal } from "./motifs/seal.ts";
import { mix, palette as p } from "./palette.ts";
import { type Picture, poster } from "./picture.ts";
import { circle, dice, ellipse, fade, group, line, path, place, range, rect, type Svg } from "./shapes.ts";

const field = (colour: string) => rect(0, 0, 1200, 630, colour);
const grounds: Record<string, readonly [draw: () => Svg, mark: string]> = {
  course: [course, p.lagoonPale],
  exam: [exam, p.ink],
  post: [post, p.saffronPale],
  german: [german, p.paper],
  russian: [russian, p.lagoonPale],
  dutch: [dutch, p.lagoonDeep],
  french: [french, p.lagoonDeep],
  spanish: [spanish, p.ink],
  japanese: [japanese, p.ink],
  italian: [italian, p.saffronPale],
  english: [english, p.paper],
  tamil: [tamil, p.brickPale],
  korean: [korean, p.lagoonDeep],
};

/** The grounds of share pictures: a thing of the place on the right, the mark, room for words (server/images/share-picture.ts). */
export function shareGrounds(): Picture[] {
  return Object.entries(grounds).map(([name, [draw, colour]]) => {
    const mark = place(path(logoMarkPath, colour, 'fill-rule="evenodd"'), name === "exam" ? 104 : 72, 510, 1.5);
    return poster(`pictures/share/${name}.jpg`, 1200, 630, 90, group([draw(), mark]));
  });
}

function course(): Svg {
  const calm = fade(
    [
      [0, p.lagoonDeep, 1],
      [0.55, p.lagoonDeep, 1],
      [0.85, p.lagoonDeep, 0.55],
      [1, p.lagoonDeep, 0],
    ],
    "across",
  );
  return group([field(p.lagoonDeep), place(sigiriyaWide(), 130, -40, 0.66), calm.svg, rect(0, 0, 980, 630, calm.fill)]);
}

function exam(): Svg {
  return group([
    field(p.lagoonDeep),
    rect(28, 28, 1144, 574, p.saffronPale),
    rect(42, 42, 1116, 546, "none", `stroke="${p.brick}" stroke-width="4"`),
    rect(52, 52, 1096, 526, "none", `stroke="${p.brick}" stroke-width="1.5"`),
    ...[
      [42, 42, 0],
      [1158, 42, 90],
      [1158, 588, 180],
      [42, 588, 270],
    ].map(([x = 0, y = 0, turn = 0]) => place(corner, x, y, 0.8, turn)),
    place(seal(p.brick, p.saffronPale), 968, 270, 1.12),
  ]);
}

const corner = `<path d="M-14 -14H54C54 24 24 54 -14 54Z" fill="${p.saffronPale}"/><path d="M0 0H40C40 22 22 40 0 40Z" fill="${p.brick}"/><path d="M0 0H22C22 12 12 22 0 22Z" fill="${p.saffronPale}"/>`;

function post(): Svg {
  return group([
    field(p.brick),
    circle(1010, 560, 330, p.saffron),
    place(path(logoMarkPath, p.paper, 'fill-rule="evenodd"'), 838, 250, 12),
  ]);
}

function german(): Svg {
  return group([field(p.ink), circle(1030, 230, 180, p.brick), place(brandenburgGate(p.saffron, p.saffronShade, p.ink), 1090, 630, 0.72)]);
}

function russian(): Svg {
  const wall = { drum: p.brick, cross: p.saffron };
  const random = dice(7);
  const snow = range(44).map(() => circle(680 + random() * 520, random() * 470, 2 + random() * 3, p.lagoonPale, 'opacity="0.6"'));
  return group([
    field(p.lagoonDeep),
    ...snow,
    place(onionDome(150, 70, "facets", { ...wall, body: p.brick, trim: p.saffronPale }), 1150, 560, 0.8),
    place(tentTower(204, 350, { ...wall, body: p.brickPale, trim: p.brick }), 1000, 560, 0.86),
    place(onionDome(206, 74, "swirl", { ...wall, body: p.paper, trim: p.lagoon }), 858, 560, 0.72),
    rect(760, 556, 440, 74, p.brick),
    rect(760, 550, 440, 10, p.saffron),
  ]);
}

function dutch(): Svg {
  const row = canalHouses([
    paintedHouse(156, 400, "neck", p.lagoon, 3, p.saffron),
    paintedHouse(160, 452, "bell", p.brick, 4),
    paintedHouse(168, 372, "step", p.saffron, 3, p.brick),
  ]);
  return group([field(p.lagoonPale), place(row, 772, 590, 0.94), rect(0, 590, 1200, 40, p.lagoonDeep), rect(0, 586, 1200, 10, p.paper)]);
}

function french(): Svg {
  return group([field(p.saffronPale), circle(1000, 270, 220, p.brick), place(eiffelTower(p.lagoonDeep, p.saffronPale), 1000, 630, 0.8)]);
}

function spanish(): Svg {
  const leaf = { leaf: p.brick, shade: mix(p.brick, p.brickShade, 0.45), stick: p.ink, lace: p.saffronPale, flower: p.saffron };
  return group([field(p.saffron), place(flamencoFan(-98, 20, leaf), 930, 560, 0.72)]);
}

function japanese(): Svg {
  return group([
    field(p.paper),
    circle(1030, 200, 160, p.brick),
    place(mountFuji(p.lagoon, p.lagoonDeep, p.paper), 1030, 190, 0.98),
    seigaiha(-40, 596, 1280, 2, 60, [p.lagoonDeep, p.lagoonPale, p.lagoonDeep, p.lagoonPale, p.lagoonDeep]),
  ]);
}

function italian(): Svg {
  const stone = { lit: p.saffronPale, shade: mix(p.saffron, p.saffronPale, 0.35), hollow: p.brickShade };
  return group([field(p.brick), place(colosseum(480, stone), 1110, 600, 0.72), rect(0, 590, 1200, 40, p.brickShade)]);
}

function english(): Svg {
  const random = dice(11);
  const rain = range(60).map(() => {
    const [x, y, length] = [random() * 1300, random() * 560, 22 + random() * 40];
    return line(`M${x} ${y}l${-length * 0.26} ${length}`, mix(p.lagoon, p.lagoonPale, 0.16), 3);
  });
  const box = { red: p.brick, dark: p.brickShade, glass: p.saffronPale, glassDim: p.saffron, sign: p.paper, letters: p.ink };
  return group([
    field(p.lagoon),
    ...rain,
    rect(0, 576, 1200, 54, p.lagoonDeep),
    ellipse(1010, 588, 220, 14, p.saffron, 'opacity="0.5"'),
    place(phoneBox(box), 1010, 588, 0.76),
  ]);
}

function tamil(): Svg {
  return group([field(p.brickShade), place(kolam(9, 104, { line: p.paper, dot: p.saffron }, 9.5), 1040, -28, 0.82)]);
}

function korean(): Svg {
  const colours = {
    ...{ tile: p.lagoonDeep, tileLine: mix(p.lagoon, p.lagoonPale, 0.25), beam: p.lagoon, rafter: p.brickShade },
    ...{ rafterEnd: p.saffron, pillar: p.brick, rafterShade: mix(p.brickShade, p.ink, 0.5) },
  };
  return group([field(p.brickPale), place(hanok(colours), 1150, 208, 0.6), rect(0, 596, 1200, 34, p.lagoonDeep)]);
}
