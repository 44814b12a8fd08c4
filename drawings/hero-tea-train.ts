import { hillTrain, teaPlucker, viaduct } from "./motifs/hill-train.ts";
import { birds, hill, mist, ridge, teaSlope, wood } from "./motifs/landscape.ts";
import { blue, haze, leaf, morningSky, nearSlope, oak } from "./motifs/tea-country.ts";
import { mix, palette as p } from "./palette.ts";
import { fade, group, place, rect, type Svg } from "./shapes.ts";

const train = (carriages: number) =>
  hillTrain(carriages, {
    body: p.brick,
    band: p.saffronPale,
    roof: mix(p.brickShade, p.ink, 0.3),
    glass: p.saffronPale,
    dark: p.ink,
    lamp: p.saffron,
  });

const bridge = (arches: number, span: number, depth: number) =>
  viaduct(
    arches,
    span,
    depth,
    mix(p.saffronShade, p.brickPale, 0.42),
    mix(p.brickShade, p.saffronShade, 0.35),
    mix(p.saffronPale, p.saffronShade, 0.25),
  );

export function teaTrainWide(): Svg {
  const shadow = fade(
    [
      [0, p.lagoonDeep, 0.95],
      [0.42, p.lagoonDeep, 0.78],
      [0.75, p.lagoonDeep, 0.25],
      [1, p.lagoonDeep, 0],
    ],
    "across",
  );
  const floor = fade([
    [0, p.lagoonDeep, 0],
    [1, p.lagoonDeep, 0.7],
  ]);
  return group([
    morningSky(1920, 760, 1300, 250),
    ridge(41, 1920, 420, 230, 9, 1080, blue(0.72)),
    mist(330, 190, 1920, haze, 0.8),
    hill(
      [
        [-40, 520],
        [200, 380],
        [420, 300],
        [640, 400],
        [900, 500],
        [1200, 440],
        [1500, 300],
        [1700, 250],
        [1960, 360],
      ],
      1080,
      blue(0.5),
    ),
    mist(440, 180, 1920, haze, 0.85),
    teaSlope(
      [
        [560, 960],
        [760, 800],
        [960, 670],
        [1180, 560],
        [1420, 500],
        [1660, 440],
        [1960, 360],
      ],
      1080,
      { ground: blue(0.3), row: mix(leaf, haze, 0.35), lit: mix(leaf, p.saffronPale, 0.45) },
      { first: 15, growth: 1.06, count: 26 },
    ),
    mist(560, 210, 1920, haze, 0.6),
    place(bridge(8, 152, 420), 690, 630),
    place(train(7), 930, 620),
    mist(800, 190, 1920, haze, 0.5),
    wood(
      45,
      [
        [860, 960],
        [1120, 930],
        [1400, 916],
        [1700, 900],
        [1960, 930],
      ],
      36,
      1120,
      blue(0.08),
    ),
    wood(
      46,
      [
        [400, 640],
        [520, 596],
        [640, 606],
        [760, 660],
        [820, 760],
      ],
      42,
      1080,
      p.lagoon,
    ),
    nearSlope(
      [
        [1000, 1100],
        [1240, 1010],
        [1500, 950],
        [1720, 912],
        [1960, 880],
      ],
      1120,
      0.12,
      { first: 26, growth: 1.14, count: 9 },
    ),
    place(teaPlucker(p.brick, "#7a4a2c", p.ink, p.saffron, p.saffronShade), 1640, 1004, 1.05),
    place(teaPlucker(p.saffron, "#7a4a2c", p.ink, p.saffronPale, p.saffronShade), 1760, 992, 1.05),
    nearSlope(
      [
        [-40, 560],
        [180, 590],
        [420, 690],
        [660, 850],
        [900, 1010],
        [1060, 1120],
      ],
      1120,
      0.3,
      { first: 28, growth: 1.1, count: 20 },
    ),
    place(oak(360), 1850, 1010),
    place(oak(260), 1400, 1010),
    birds(
      [
        [1010, 300, 18],
        [1056, 282, 14],
        [1086, 310, 12],
      ],
      p.lagoon,
    ),
    shadow.svg,
    rect(0, 0, 1280, 1080, shadow.fill),
    floor.svg,
    rect(0, 860, 1920, 220, floor.fill, 'opacity="0.5"'),
  ]);
}

export function teaTrainTall(): Svg {
  const darkness = fade([
    [0, p.lagoonDeep, 0],
    [0.42, p.lagoonDeep, 0.72],
    [1, p.lagoonDeep, 0.94],
  ]);
  return group([
    morningSky(900, 560, 560, 190),
    ridge(41, 900, 330, 170, 6, 1200, blue(0.72)),
    mist(250, 160, 900, haze, 0.8),
    hill(
      [
        [-40, 330],
        [140, 250],
        [330, 340],
        [560, 400],
        [760, 300],
        [940, 240],
      ],
      1200,
      blue(0.5),
    ),
    mist(330, 160, 900, haze, 0.85),
    teaSlope(
      [
        [-40, 700],
        [120, 590],
        [280, 510],
        [460, 440],
        [680, 390],
        [940, 310],
      ],
      1200,
      { ground: blue(0.3), row: mix(leaf, haze, 0.35), lit: mix(leaf, p.saffronPale, 0.45) },
      { first: 13, growth: 1.06, count: 22 },
    ),
    mist(430, 160, 900, haze, 0.6),
    place(bridge(6, 138, 360), 90, 500),
    place(train(4), 190, 491, 0.94),
    mist(630, 150, 900, haze, 0.5),
    wood(
      47,
      [
        [-40, 740],
        [300, 762],
        [620, 748],
        [940, 716],
      ],
      32,
      1240,
      blue(0.08),
    ),
    wood(
      48,
      [
        [-40, 470],
        [60, 478],
        [150, 520],
        [200, 620],
        [240, 780],
      ],
      36,
      1240,
      p.lagoon,
    ),
    nearSlope(
      [
        [-40, 800],
        [260, 838],
        [560, 826],
        [940, 760],
      ],
      1240,
      0.22,
      { first: 22, growth: 1.12, count: 18 },
    ),
    place(teaPlucker(p.brick, "#7a4a2c", p.ink, p.saffron, p.saffronShade), 610, 872, 0.95),
    place(teaPlucker(p.saffron, "#7a4a2c", p.ink, p.saffronPale, p.saffronShade), 716, 858, 0.95),
    place(oak(300), 826, 860),
    birds(
      [
        [250, 200, 15],
        [286, 186, 12],
        [308, 210, 10],
      ],
      p.lagoon,
    ),
    darkness.svg,
    rect(0, 700, 900, 500, darkness.fill),
  ]);
}
