import { lighthouse, oruwa, rampart } from "./motifs/galle-fort.ts";
import { birds, mist, palm, ridge, wood } from "./motifs/landscape.ts";
import { mix, palette as p } from "./palette.ts";
import { circle, dice, fade, glow, group, line, path, place, range, rect, type Svg } from "./shapes.ts";

const stone = mix(p.brickShade, p.saffronShade, 0.4);
const green = [mix(p.lagoonDeep, p.lagoon, 0.4), p.lagoonDeep, mix(p.lagoonDeep, p.ink, 0.55)] as const;

const tower = lighthouse({
  wall: p.paper,
  shade: mix(p.lagoonPale, p.lagoon, 0.22),
  dark: p.lagoonDeep,
  lamp: p.saffron,
  halo: p.saffronPale,
  roof: p.brick,
});

function eveningSky(width: number, horizon: number, sunX: number, sunY: number): Svg {
  const sky = fade([
    [0, p.lagoonDeep],
    [0.24, p.lagoon],
    [0.5, mix(p.lagoon, p.lagoonPale, 0.66)],
    [0.72, p.saffronPale],
    [0.9, mix(p.saffron, p.saffronPale, 0.3)],
    [1, mix(p.saffron, p.brick, 0.22)],
  ]);
  return group([
    sky.svg,
    rect(0, 0, width, horizon + 2, sky.fill),
    glow(sunX, sunY, 520, p.saffronPale, 0.9),
    glow(sunX, sunY, 330, p.saffron, 0.7),
    circle(sunX, sunY, 84, mix(p.saffronPale, p.paper, 0.45)),
  ]);
}

function cloud(x: number, y: number, scale: number, colour: string, lit: string): Svg {
  const body =
    "M-320 0C-280 -26 -210 -22 -180 -34C-140 -66 -60 -60 -30 -44C10 -72 96 -66 120 -36C180 -44 220 -20 320 0C220 8 -220 8 -320 0Z";
  return place([path(body, colour), path("M-320 0C-220 8 220 8 320 0C220 -8 120 -6 40 -8C-60 -12 -220 -8 -320 0Z", lit)], x, y, scale);
}

function sea(width: number, horizon: number, height: number, sunX: number): Svg {
  const water = fade([
    [0, mix(p.saffron, p.lagoonPale, 0.4)],
    [0.1, mix(p.lagoon, p.lagoonPale, 0.5)],
    [0.36, p.lagoon],
    [0.75, p.lagoonDeep],
    [1, p.lagoonDeep],
  ]);
  const random = dice(17);
  const road = range(46).map((i) => {
    const t = (i / 46) ** 1.5;
    const y = horizon + 6 + t * (height - horizon) * 0.86;
    const spread = 40 + t * 190;
    const length = 30 + random() * (60 + t * 110);
    return line(
      `M${sunX - spread + random() * spread * 2 - length / 2} ${y}h${length}`,
      i % 3 ? p.saffronPale : p.saffron,
      2.5 + t * 6,
      `opacity="${(0.95 - t * 0.65).toFixed(2)}"`,
    );
  });
  const swell = range(30).map((i) => {
    const t = (i / 30) ** 1.3;
    const y = horizon + 20 + t * (height - horizon - 30);
    const x = random() * width;
    const length = 90 + t * 260;
    return line(
      `M${x} ${y}q${length / 4} ${-5 - t * 9} ${length / 2} 0t${length / 2} 0`,
      mix(p.lagoon, p.lagoonPale, 0.35 - t * 0.25),
      2 + t * 3,
      'opacity="0.7"',
    );
  });
  return group([water.svg, rect(0, horizon, width, height - horizon, water.fill), ...swell, ...road]);
}

function surf(width: number): Svg {
  const rock = "M0 40C20 0 60 -18 96 -6C120 -34 176 -36 200 -4C240 -18 280 8 300 40Z";
  const rocks = range(Math.ceil(width / 240)).map((i) =>
    place(path(rock, i % 2 ? green[2] : mix(p.brickShade, p.ink, 0.6)), i * 236, 10 + (i % 3) * 14, 0.8 + (i % 2) * 0.3),
  );
  const foam = `M-60 46C-20 26 30 34 70 40C120 22 170 48 220 36C280 24 320 50 380 38C440 28 500 50 560 40C620 26 680 48 ${width} 34V62C640 78 520 64 420 74C300 84 180 64 80 74C30 78 -30 66 -60 46Z`;
  return group([
    ...rocks,
    path(foam, p.paper, 'opacity="0.92"'),
    path(
      "M-150 74C-60 60 60 92 190 82C330 74 470 98 640 88",
      "none",
      `stroke="${p.lagoonPale}" stroke-width="6" stroke-linecap="round" opacity="0.8"`,
    ),
  ]);
}

const fortWall = (width: number, depth: number) =>
  rampart(width, depth, stone, mix(p.brickShade, p.ink, 0.25), mix(p.saffron, stone, 0.35));

export function galleWide(): Svg {
  const shadow = fade(
    [
      [0, p.lagoonDeep, 0.92],
      [0.5, p.lagoonDeep, 0.66],
      [1, p.lagoonDeep, 0],
    ],
    "across",
  );
  return group([
    eveningSky(1920, 640, 1030, 566),
    cloud(1180, 300, 0.9, mix(p.lagoon, p.lagoonPale, 0.78), p.saffronPale),
    cloud(700, 400, 0.8, mix(p.saffronPale, p.lagoonPale, 0.5), p.saffronPale),
    cloud(1640, 180, 0.8, mix(p.lagoon, p.lagoonPale, 0.4), mix(p.lagoonPale, p.saffronPale, 0.5)),
    group(ridge(61, 760, 640, 46, 5, 642, mix(p.lagoon, p.saffronPale, 0.5))),
    mist(560, 90, 1920, p.saffronPale, 0.5),
    sea(1920, 640, 1080, 1030),
    place(oruwa(p.ink, p.brick, p.brickShade), 850, 720, 0.7),
    wood(
      63,
      [
        [1360, 640],
        [1480, 610],
        [1640, 590],
        [1960, 560],
      ],
      46,
      760,
      green[0],
    ),
    place(palm(300, -40, green[1], green[1], 12), 1330, 660),
    place(palm(360, 50, green[1], green[1], 13), 1760, 620),
    place(palm(280, -36, green[1], green[1], 14), 1850, 620),
    place(tower, 1520, 660, 1.02),
    wood(
      64,
      [
        [1270, 668],
        [1400, 640],
        [1600, 646],
        [1960, 620],
      ],
      26,
      700,
      green[1],
    ),
    place(fortWall(760, 270), 1230, 668),
    place(surf(920), 1110, 908, 1),
    birds(
      [
        [1130, 400, 18],
        [1172, 384, 14],
        [1200, 410, 12],
      ],
      p.lagoonDeep,
    ),
    shadow.svg,
    rect(0, 0, 1040, 1080, shadow.fill),
    bottomShade(1920, 1080),
  ]);
}

function bottomShade(width: number, height: number): Svg {
  const shade = fade([
    [0, p.lagoonDeep, 0],
    [1, p.lagoonDeep, 0.75],
  ]);
  return shade.svg + rect(0, height - 240, width, 240, shade.fill);
}

export function galleTall(): Svg {
  const darkness = fade([
    [0, p.lagoonDeep, 0],
    [0.45, p.lagoonDeep, 0.72],
    [1, p.lagoonDeep, 0.95],
  ]);
  return group([
    eveningSky(900, 560, 250, 494),
    cloud(300, 210, 0.7, mix(p.lagoon, p.lagoonPale, 0.78), p.saffronPale),
    cloud(120, 340, 0.55, mix(p.saffronPale, p.lagoonPale, 0.5), p.saffronPale),
    mist(480, 90, 900, p.saffronPale, 0.5),
    sea(900, 560, 1200, 250),
    place(oruwa(p.ink, p.brick, p.brickShade), 190, 640, 0.6),
    wood(
      65,
      [
        [440, 570],
        [600, 530],
        [760, 510],
        [940, 490],
      ],
      38,
      700,
      green[0],
    ),
    place(palm(250, -30, green[1], green[1], 12), 480, 590),
    place(palm(300, 40, green[1], green[1], 13), 810, 550),
    place(tower, 640, 590, 0.92),
    wood(
      66,
      [
        [400, 602],
        [560, 572],
        [760, 576],
        [940, 550],
      ],
      22,
      640,
      green[1],
    ),
    place(fortWall(560, 210), 390, 600),
    place(surf(760), 300, 776, 0.92),
    birds(
      [
        [420, 250, 15],
        [454, 234, 12],
        [476, 258, 10],
      ],
      p.lagoonDeep,
    ),
    darkness.svg,
    rect(0, 700, 900, 500, darkness.fill),
  ]);
}
