import { cloudBars, dawnSky, night, pool } from "./motifs/dawn.ts";
import { birds, hill, mist, palm, ridge, wood } from "./motifs/landscape.ts";
import { sigiriyaRock } from "./motifs/sigiriya-rock.ts";
import { mix, palette as p } from "./palette.ts";
import { circle, fade, glow, group, place, rect, type Svg } from "./shapes.ts";

const far = mix(p.lagoon, p.saffronPale, 0.62);
const forest = [
  mix(p.lagoon, p.saffronPale, 0.4),
  mix(p.lagoon, p.saffronPale, 0.16),
  p.lagoon,
  mix(p.lagoonDeep, p.lagoon, 0.35),
  p.lagoonDeep,
  mix(p.lagoonDeep, p.ink, 0.55),
] as const;

const rock = sigiriyaRock({
  light: mix(p.brick, p.saffron, 0.22),
  lit: mix(p.brick, p.saffron, 0.5),
  middle: p.brick,
  shade: mix(p.brick, p.brickShade, 0.55),
  deep: mix(p.brickShade, p.lagoonDeep, 0.35),
  rim: p.saffron,
  green: p.lagoonDeep,
  wall: p.saffronPale,
});

export function sigiriyaWide(): Svg {
  return group([
    dawnSky(1920, 700),
    glow(1700, 500, 620, p.saffronPale, 1),
    glow(1700, 540, 420, p.saffron, 0.75),
    circle(1730, 450, 92, mix(p.saffronPale, p.paper, 0.5)),
    cloudBars(1010, 130, 0.8, mix(p.lagoon, p.lagoonPale, 0.35)),
    cloudBars(1600, 190, 0.9, mix(p.lagoon, p.lagoonPale, 0.6)),
    ridge(3, 1920, 668, 70, 9, 1080, far),
    ridge(8, 1920, 704, 56, 12, 1080, forest[0]),
    mist(600, 190, 1920, p.saffronPale, 0.75),
    place(rock, 1010, 196, 0.98),
    wood(
      21,
      [
        [-40, 752],
        [500, 742],
        [900, 748],
        [1100, 724],
        [1400, 738],
        [1700, 722],
        [1960, 742],
      ],
      30,
      1080,
      forest[1],
    ),
    mist(690, 130, 1920, p.saffronPale, 0.5),
    wood(
      22,
      [
        [-40, 802],
        [420, 812],
        [980, 792],
        [1320, 806],
        [1640, 786],
        [1960, 806],
      ],
      40,
      1080,
      forest[2],
    ),
    mist(770, 110, 1920, mix(p.saffronPale, p.lagoonPale, 0.4), 0.3),
    wood(
      23,
      [
        [-40, 862],
        [360, 880],
        [860, 868],
        [1240, 880],
        [1960, 860],
      ],
      48,
      1080,
      forest[3],
    ),
    place(pool(1240), 760, 884),
    place(palm(150, 14, forest[4], forest[4], 8), 1216, 886),
    place(palm(120, -12, forest[4], forest[4], 9), 1250, 884),
    hill(
      [
        [-40, 930],
        [300, 940],
        [760, 942],
        [1100, 984],
        [1500, 1016],
        [1960, 996],
      ],
      1120,
      forest[4],
    ),
    place(palm(470, -60, forest[5], forest[5], 4), 1800, 1070),
    place(palm(360, 26, forest[5], forest[5], 6), 1850, 1080),
    wood(
      24,
      [
        [1480, 1090],
        [1640, 1040],
        [1760, 1020],
        [1960, 990],
      ],
      46,
      1120,
      forest[5],
    ),
    wood(
      25,
      [
        [-40, 1010],
        [260, 1036],
        [700, 1070],
        [1000, 1100],
      ],
      44,
      1120,
      forest[5],
    ),
    birds(
      [
        [905, 300, 22],
        [952, 276, 17],
        [990, 312, 15],
        [868, 340, 14],
        [1030, 284, 12],
      ],
      p.lagoonDeep,
    ),
    night(1080, 1150, 0.86),
  ]);
}

export function sigiriyaTall(): Svg {
  const darkness = fade([
    [0, p.lagoonDeep, 0],
    [0.5, p.lagoonDeep, 0.55],
    [1, p.lagoonDeep, 0.9],
  ]);
  return group([
    dawnSky(900, 560),
    glow(740, 380, 440, p.saffronPale, 1),
    glow(740, 420, 320, p.saffron, 0.75),
    circle(752, 344, 74, mix(p.saffronPale, p.paper, 0.5)),
    cloudBars(250, 120, 0.8, mix(p.lagoon, p.lagoonPale, 0.6)),
    ridge(3, 900, 556, 60, 6, 1200, far),
    ridge(8, 900, 588, 44, 7, 1200, forest[0]),
    mist(490, 170, 900, p.saffronPale, 0.75),
    place(rock, 118, 160, 0.84),
    wood(
      31,
      [
        [-40, 626],
        [240, 612],
        [520, 626],
        [940, 606],
      ],
      26,
      1200,
      forest[1],
    ),
    mist(570, 120, 900, p.saffronPale, 0.5),
    wood(
      32,
      [
        [-40, 672],
        [300, 682],
        [620, 664],
        [940, 678],
      ],
      34,
      1200,
      forest[2],
    ),
    mist(640, 100, 900, mix(p.saffronPale, p.lagoonPale, 0.4), 0.3),
    wood(
      33,
      [
        [-40, 730],
        [420, 742],
        [940, 722],
      ],
      42,
      1200,
      forest[3],
    ),
    place(pool(900), 60, 754, 0.98),
    hill(
      [
        [-40, 800],
        [240, 830],
        [560, 862],
        [940, 836],
      ],
      1240,
      forest[4],
    ),
    place(palm(350, -40, forest[5], forest[5], 4), 826, 940),
    place(palm(270, 20, forest[5], forest[5], 6), 860, 950),
    wood(
      34,
      [
        [-40, 900],
        [300, 960],
        [600, 950],
        [940, 890],
      ],
      44,
      1240,
      forest[5],
    ),
    birds(
      [
        [58, 262, 15],
        [92, 246, 12],
        [70, 300, 10],
      ],
      p.lagoonDeep,
    ),
    darkness.svg,
    rect(0, 640, 900, 560, darkness.fill),
  ]);
}
