import { words } from "./lettering.ts";
import { colosseum, stonePine } from "./motifs/colosseum.ts";
import { mountFuji, seigaiha } from "./motifs/fuji-and-wave.ts";
import { hanok } from "./motifs/hanok.ts";
import { kolam } from "./motifs/kolam.ts";
import { phoneBox } from "./motifs/phone-box.ts";
import { mix, palette as p } from "./palette.ts";
import { circle, dice, ellipse, group, line, place, range, rect, type Svg } from "./shapes.ts";

const field = (colour: string) => rect(0, 0, 1200, 800, colour);

export function japanese(): Svg {
  return group([
    field(p.paper),
    circle(470, 262, 216, p.brick),
    place(mountFuji(p.lagoon, p.lagoonDeep, p.paper), 470, 232),
    seigaiha(-40, 604, 1280, 5, 76, [p.lagoonDeep, p.lagoonPale, p.lagoonDeep, p.lagoonPale, p.lagoonDeep]),
    words("こんにちは", 1074, 56, { size: 106, fill: p.ink, font: "japanese", upright: true }),
  ]);
}

export function italian(): Svg {
  return group([
    field(p.brick),
    place(colosseum(480, { lit: p.saffronPale, shade: mix(p.saffron, p.saffronPale, 0.35), hollow: p.brickShade }), 846, 760),
    rect(0, 742, 1200, 58, p.brickShade),
    place(stonePine(p.brickShade, p.lagoonDeep, p.lagoon), 236, 752, 1),
    words("Ciao", 60, 270, { size: 276, fill: p.paper, font: "italic", weight: 700 }),
  ]);
}

export function english(): Svg {
  const random = dice(11);
  const rain = range(64).map(() => {
    const [x, y, length] = [random() * 1300, random() * 720, 26 + random() * 46];
    return line(`M${x} ${y}l${-length * 0.26} ${length}`, mix(p.lagoon, p.lagoonPale, 0.28), 3.5);
  });
  return group([
    field(p.lagoon),
    ...rain,
    rect(0, 726, 1200, 74, p.lagoonDeep),
    ellipse(900, 744, 290, 20, p.saffron, 'opacity="0.5"'),
    place(
      phoneBox({ red: p.brick, dark: p.brickShade, glass: p.saffronPale, glassDim: p.saffron, sign: p.paper, letters: p.ink }),
      900,
      744,
      0.98,
    ),
    words("Hello", 60, 470, { size: 286, fill: p.paper, weight: 700 }),
  ]);
}

export function tamil(): Svg {
  return group([
    field(p.brickShade),
    place(kolam(9, 104, { line: p.paper, dot: p.saffron }, 9.5), 884, 66),
    words("வணக்கம்", 62, 716, { size: 186, fill: p.saffron, font: "tamil" }),
  ]);
}

export function korean(): Svg {
  return group([
    field(p.brickPale),
    rect(0, 746, 1200, 54, p.lagoonDeep),
    place(
      hanok({
        tile: p.lagoonDeep,
        tileLine: mix(p.lagoon, p.lagoonPale, 0.25),
        beam: p.lagoon,
        rafter: p.brickShade,
        rafterEnd: p.saffron,
        pillar: p.brick,
        rafterShade: mix(p.brickShade, p.ink, 0.5),
      }),
      600,
      76,
      1.03,
    ),
    rect(90, 716, 1020, 32, p.brickShade),
    words("안녕하세요", 600, 640, { size: 152, fill: p.lagoonDeep, font: "korean", anchor: "middle" }),
  ]);
}
