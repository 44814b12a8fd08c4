import { words } from "./lettering.ts";
import { mix, palette as p } from "./palette.ts";
import { circle, curve, group, line, path, place, polygon, range, rect, type Svg } from "./shapes.ts";

const field = (colour: string) => rect(0, 0, 1200, 630, colour);

export function commute(): Svg {
  const stops = range(6).map((i) => [150 + i * 180, 424] as const);
  return group([
    field(p.brick),
    words("30", 96, 318, { size: 270, fill: p.paper, weight: 720 }),
    words("minutes", 440, 318, { size: 108, fill: p.saffronPale, font: "italic", weight: 560 }),
    line("M-20 424H1220", p.saffron, 16, 'stroke-linecap="butt"'),
    ...stops.map(([x, y], i) =>
      group([
        circle(x, y, 25, p.paper),
        circle(x, y, 12, i === 5 ? p.saffron : p.brickShade),
        words(`${i * 6}`, x, y + 84, { size: 38, fill: p.brickPale, font: "text", weight: 600, anchor: "middle" }),
      ]),
    ),
  ]);
}

export function delfWriting(): Svg {
  const rule = (y: number, width: number) => line(`M268 ${y}h${width}`, mix(p.lagoonPale, p.lagoon, 0.25), 4);
  return group([
    field(p.saffron),
    group(
      [
        rect(180, 84, 860, 700, p.ink, 'opacity="0.14"'),
        rect(166, 66, 860, 700, p.paper),
        line("M232 66V700", p.brickPale, 4),
        words("Madame, Monsieur,", 266, 226, { size: 76, fill: p.lagoonDeep, font: "italic", weight: 520 }),
        ...[316, 386, 526, 596].map((y, i) => rule(y, [640, 560, 660, 480][i] ?? 500)),
        words("cependant", 266, 462, { size: 58, fill: p.brick, font: "italic", weight: 600 }),
        line("M268 480C320 470 400 486 536 474", p.brick, 6),
        rule(456, 0),
        line("M566 456H900", mix(p.lagoonPale, p.lagoon, 0.25), 4),
      ],
      'transform="rotate(-3 600 315)"',
    ),
    place(pen(), 966, 452, 1, 38),
  ]);
}

function pen(): Svg {
  return group([
    path(
      polygon([
        [-22, -330],
        [22, -330],
        [22, -70],
        [-22, -70],
      ]),
      p.lagoonDeep,
    ),
    path("M-22 -70H22L6 0L0 14L-6 0Z", p.brickShade),
    line("M0 8V-34", p.paper, 3),
    rect(-22, -92, 44, 22, p.saffronPale),
    rect(12, -300, 8, 150, p.brick),
  ]);
}

/** Steps up to a door: A1 to C1, then the university. */
export function germany(): Svg {
  const names = ["A1", "A2", "B1", "B2", "C1"];
  const steps = names.map((name, i) => {
    const [x, top] = [90 + i * 150, 520 - i * 74];
    return group([
      rect(x, top, 152, 630 - top, mix(p.saffron, p.saffronPale, i * 0.16)),
      words(name, x + 76, top + 58, { size: 46, fill: p.ink, anchor: "middle", weight: 680 }),
    ]);
  });
  return group([
    field(p.ink),
    ...steps,
    rect(840, 224, 360, 406, p.brick),
    path(
      polygon([
        [820, 224],
        [1020, 110],
        [1220, 224],
      ]),
      p.brick,
    ),
    rect(840, 216, 360, 14, p.brickPale),
    ...range(4).map((i) => rect(872 + i * 92, 250, 30, 380, p.brickPale)),
    circle(1020, 182, 22, p.brickPale),
    words("Studium", 90, 190, { size: 128, fill: p.saffronPale, weight: 660 }),
  ]);
}

export function shadowing(): Svg {
  const wave = (y: number, colour: string, shift: number) =>
    range(44).map((i) => {
      const h = 12 + Math.abs(Math.sin(i * 0.62) * Math.cos(i * 0.23 + 0.6)) * 92;
      return line(`M${104 + shift + i * 23} ${y - h}V${y + h}`, colour, 9);
    });
  return group([
    field(p.lagoon),
    ...wave(444, p.saffron, 0),
    ...wave(468, mix(p.lagoon, p.lagoonPale, 0.55), 34).map((bar) => group(bar, 'opacity="0.55"')),
    words("say it again", 130, 242, { size: 150, fill: mix(p.lagoon, p.lagoonDeep, 0.9), font: "italic", weight: 600 }),
    words("say it again", 104, 222, { size: 150, fill: p.paper, font: "italic", weight: 600 }),
  ]);
}

/** The forgetting curve, lifted at each review: day 1, 3, 7, 16. */
export function spacedRepetition(): Svg {
  const days = [
    { x: 90, next: 210, label: "1" },
    { x: 210, next: 410, label: "3" },
    { x: 410, next: 710, label: "7" },
    { x: 710, next: 1160, label: "16" },
  ];
  const curves = days.map(({ x, next }, i) => {
    const drop = 270 - i * 62;
    const points = range(8).map((k) => [x + ((next - x) * k) / 7, 160 + drop * (1 - Math.exp((-k / 7) * 2))] as const);
    return group([
      line(`${curve(points)}`, p.brick, 8),
      i < 3 ? line(`M${next} ${160 + drop * 0.86}V160`, p.saffron, 5, 'stroke-dasharray="1 13"') : "",
    ]);
  });
  const marks = days.map(({ x, label }) =>
    group([
      circle(x, 160, 22, p.lagoonDeep),
      line(`M${x} 478V498`, p.lagoonDeep, 5),
      words(label, x, 560, { size: 52, fill: p.lagoonDeep, anchor: "middle", weight: 660 }),
    ]),
  );
  return group([
    field(p.paper),
    line("M60 478H1150", p.lagoonDeep, 5),
    ...curves,
    ...marks,
    words("days", 1090, 560, { size: 46, fill: p.lagoonDeep, font: "italic", weight: 500, anchor: "middle" }),
  ]);
}
