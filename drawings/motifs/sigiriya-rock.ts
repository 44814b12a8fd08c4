import { circle, clip, curve, dice, group, line, path, range, rect, type Svg } from "../shapes.ts";

type RockColours = { lit: string; middle: string; shade: string; deep: string; rim: string; light: string; green: string; wall: string };

const outline =
  "M-70 600L-20 520L26 452L40 398L34 340L18 300L24 236L14 190L30 132L62 96L84 62L136 40L214 26L330 18L452 20L560 32L634 46L676 70L700 112L704 168L690 214L700 262L716 304L708 352L728 408L764 470L806 528L860 600Z";

/** The lion rock in a box of about 800 by 600, lit from the right. */
export function sigiriyaRock(c: RockColours): Svg {
  const random = dice(5);
  const stains = range(21).map((i) => {
    const x = 84 + i * 29 + random() * 18;
    const top = 14 + Math.abs(x - 360) * 0.06;
    const length = 90 + random() * 250;
    const width = 3 + random() * 8;
    return path(
      `M${x - width} ${top}L${x - width * 0.7} ${top + length * 0.6}L${x} ${top + length}L${x + width * 0.8} ${top + length * 0.5}L${x + width} ${top}Z`,
      x < 400 ? c.deep : c.shade,
      'opacity="0.42"',
    );
  });
  return group([
    ...summit(c),
    path(outline, c.middle),
    clip(path(outline, "#000"), [
      // planes of the face, from the dark west side to the sunlit east
      path("M-80 620V0H330L306 70L318 132L282 196L300 262L262 330L286 400L250 470L270 540L244 620Z", c.shade),
      path("M-80 620V0H176L150 84L168 140L126 206L148 270L112 338L136 402L96 470L110 540L84 620Z", c.deep),
      path("M430 0L470 62L452 120L494 188L476 240L520 300L508 352L552 420L560 500L610 620H900V0Z", c.light),
      path("M560 0L596 66L582 128L618 190L604 240L640 300L632 350L668 420L690 500L740 620H900V0Z", c.lit),
      path("M650 40L676 96L670 160L660 214L676 270L690 310L684 356L706 420L740 490L790 620H900V0Z", c.rim),
      ...stains,
      // weathered ledges
      path("M14 296L150 308L290 294L430 312L580 300L716 312L712 322L580 314L430 326L290 308L150 322L20 308Z", c.deep, 'opacity="0.5"'),
      path("M26 452L170 440L330 462L500 444L640 462L770 450L780 464L640 474L500 458L330 476L170 454L20 466Z", c.deep, 'opacity="0.42"'),
      path("M300 180L420 190L520 178L620 192L520 188L420 200Z", c.deep, 'opacity="0.4"'),
      // the mirror wall under its overhang, and the iron stairs
      path("M20 366L130 378L262 366L380 382L380 388L262 371L130 384L22 371Z", c.wall, 'opacity="0.7"'),
      line("M380 385L420 352L404 336L446 300", c.wall, 3, 'opacity="0.6"'),
    ]),
  ]);
}

function summit({ green, shade, deep, wall }: RockColours): Svg[] {
  const random = dice(9);
  const trees = range(30).map((i) => {
    const x = 96 + i * 18.6 + random() * 10;
    const y = 40 - Math.sin(((x - 90) / 560) * Math.PI) * 20;
    return circle(x, y + 2, 8 + random() * 12, green);
  });
  const terraces = [
    rect(246, -4, 190, 32, deep),
    rect(286, -18, 118, 18, shade),
    rect(318, -30, 58, 14, deep),
    rect(246, -4, 190, 5, wall),
    rect(286, -18, 118, 4, wall),
  ];
  const tall = [
    [176, 30, 40],
    [214, 24, 30],
    [466, 22, 36],
    [560, 34, 28],
  ].map(([x = 0, y = 0, h = 0]) =>
    group([
      line(`M${x} ${y}v${-h}`, green, 4),
      line(
        curve([
          [x - 22, y - h + 8],
          [x, y - h - 6],
          [x + 24, y - h + 6],
        ]),
        green,
        15,
      ),
    ]),
  );
  return [...terraces, ...tall, ...trees];
}
