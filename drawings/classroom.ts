import { words } from "./lettering.ts";
import { bust, fromBehind, type Sitter } from "./motifs/bust.ts";
import { palm } from "./motifs/landscape.ts";
import { black, brown, deep, fair, wheat } from "./motifs/skin.ts";
import { mix, palette as p } from "./palette.ts";
import { type Picture, responsive } from "./picture.ts";
import { circle, clip, ellipse, glow, group, line, path, place, polygon, rect, type Svg } from "./shapes.ts";

export function classroomScene(): Picture[] {
  const widths = [
    { width: 480, avifKilobytes: 18 },
    { width: 680, avifKilobytes: 13 },
    { width: 960, avifKilobytes: 30 },
    { width: 1200, avifKilobytes: 50 },
  ];
  return [responsive("public/pictures/about/classroom", { width: 1200, height: 800 }, widths, classroom())];
}

function classroom(): Svg {
  return group([room(), board(), garden(), teacher(), ...backRow(), table(), ...frontRow()]);
}

function room(): Svg {
  return group([
    rect(0, 0, 1200, 800, p.saffronPale),
    rect(0, 420, 1200, 380, mix(p.saffronPale, p.saffron, 0.35)),
    rect(0, 414, 1200, 10, p.paper),
    path(
      polygon([
        [868, 0],
        [1200, 0],
        [1200, 420],
        [620, 420],
      ]),
      p.paper,
      'opacity="0.45"',
    ),
  ]);
}

function board(): Svg {
  const chalk = (text: string, x: number, y: number, size: number, fill: string, font: Parameters<typeof words>[3]["font"] = "display") =>
    words(text, x, y, { size, fill, font, weight: 600 });
  return group([
    rect(66, 62, 588, 322, p.saffronShade, 'rx="6"'),
    rect(80, 76, 560, 294, p.lagoonDeep),
    rect(80, 372, 588, 14, mix(p.saffronShade, p.ink, 0.25), 'rx="4"'),
    chalk("Hallo", 116, 152, 62, p.paper),
    chalk("வணக்கம்", 340, 150, 44, p.saffron, "tamil"),
    chalk("こんにちは", 116, 228, 46, p.saffronPale, "japanese"),
    chalk("Привет", 404, 230, 52, p.paper, "cyrillic"),
    chalk("Bonjour", 116, 310, 60, p.saffron, "italic"),
    chalk("안녕", 356, 306, 50, p.paper, "korean"),
    chalk("Ciao", 480, 310, 52, p.saffronPale, "italic"),
    line("M116 330H330", p.saffron, 4),
  ]);
}

function garden(): Svg {
  const pane = rect(884, 70, 246, 290, "#000");
  return group([
    rect(870, 56, 274, 318, p.lagoon, 'rx="4"'),
    rect(884, 70, 246, 290, p.lagoonPale),
    clip(pane, [
      glow(1080, 150, 170, p.saffron, 0.8),
      circle(1080, 150, 34, p.paper),
      path("M860 300C920 250 980 270 1040 256C1090 244 1110 262 1160 250V380H860Z", mix(p.lagoon, p.lagoonPale, 0.5)),
      path("M860 330C940 300 1020 322 1160 296V380H860Z", p.lagoon),
      place(palm(170, 22, p.lagoonDeep, p.lagoonDeep, 5), 938, 352),
    ]),
    rect(1002, 70, 10, 290, p.lagoon),
    rect(884, 206, 246, 9, p.lagoon),
    rect(858, 370, 298, 14, p.lagoonDeep, 'rx="4"'),
  ]);
}

function teacher(): Svg {
  const look: Sitter = {
    skin: brown,
    look: { brow: black, pottu: p.brickShade, earrings: p.saffron },
    hair: { cut: "bun", colour: black },
    outfit: { kind: "sari", cloth: p.brick, trim: p.saffron, under: p.lagoon },
  };
  // The arm that shows the board, then the fall of the sari below the bust.
  return group([
    path("M690 556C686 480 690 420 704 372H838C856 420 862 480 858 556Z", p.brick),
    path("M716 372C712 430 716 500 700 556H730C740 500 736 430 740 372Z", mix(p.brick, p.brickShade, 0.5)),
    line("M800 390C790 450 800 510 792 556M830 388C832 450 838 510 836 556", mix(p.brick, p.brickShade, 0.5), 4),
    line("M848 366C858 400 860 436 852 470", brown.tone, 22),
    line("M842 346C850 366 852 380 854 396", p.lagoon, 36),
    line("M706 350C676 352 652 336 628 306", brown.tone, 24),
    line("M712 350C696 354 684 352 672 346", p.lagoon, 34),
    circle(624, 298, 15, brown.tone),
    line("M620 292L604 272", brown.tone, 9),
    place(bust(look), 673, 168, 0.5),
  ]);
}

const shirt = (cloth: string): Sitter["outfit"] => ({ kind: "open-shirt", cloth, trim: mix(cloth, p.ink, 0.3), under: p.paper });

function backRow(): Svg[] {
  const students: readonly Sitter[] = [
    { skin: deep, look: { brow: black, brows: "full", glasses: p.ink }, hair: { cut: "waves", colour: black }, outfit: shirt(p.lagoon) },
    {
      skin: wheat,
      look: { brow: black },
      scarf: { cloth: p.lagoonPale, fold: mix(p.lagoonPale, p.lagoon, 0.35), band: p.paper },
      outfit: shirt(p.lagoonDeep),
    },
    {
      skin: brown,
      look: { brow: black, pottu: p.brick, earrings: p.saffron },
      hair: { cut: "long", colour: black },
      outfit: { kind: "kurta", cloth: p.saffron, trim: p.brick, under: brown.tone },
    },
    {
      skin: fair,
      look: { brow: black, brows: "full" },
      hair: { cut: "side", colour: "#3a2a22" },
      outfit: shirt(mix(p.lagoonPale, p.paper, 0.2)),
    },
  ];
  const seats = [112, 318, 826, 978];
  return students.map((student, i) => place(bust(student), seats[i] ?? 0, 342 + (i === 0 || i === 3 ? 12 : 0), 0.47));
}

function table(): Svg {
  const wood = p.brickShade;
  const book = (x: number, y: number, cover: string, turn: number) =>
    place(
      [
        rect(-44, -15, 88, 30, cover, 'rx="3"'),
        rect(-39, -12, 37, 24, p.paper),
        rect(2, -12, 37, 24, p.paper),
        line("M-32 -4h24M-32 4h18M8 -4h24M8 4h20", mix(p.lagoon, p.lagoonPale, 0.5), 2),
      ],
      x,
      y,
      1,
      turn,
    );
  const cup = (x: number, y: number, colour: string) =>
    group([
      ellipse(x, y + 20, 22, 6, p.ink, 'opacity="0.22"'),
      path(`M${x - 15} ${y - 14}H${x + 15}L${x + 11} ${y + 20}H${x - 11}Z`, colour),
      ellipse(x, y - 14, 15, 5, mix(colour, p.ink, 0.4)),
    ]);
  return group([
    path("M60 560C70 532 100 528 140 528H1060C1100 528 1130 532 1140 560L1196 690H4Z", wood),
    path("M76 560C86 542 106 538 140 538H1060C1094 538 1114 542 1124 560L1160 640H40Z", mix(p.brickShade, p.saffronShade, 0.5)),
    path("M420 538H700L640 640H320Z", p.saffron, 'opacity="0.18"'),
    book(214, 570, p.lagoon, -4),
    book(410, 568, p.brick, 3),
    book(930, 570, p.lagoonPale, -2),
    book(1066, 576, p.saffron, 5),
    cup(560, 566, p.paper),
    cup(760, 570, p.saffronPale),
  ]);
}

function frontRow(): Svg[] {
  const chair = (x: number) => path(`M${x - 92} 830V786C${x - 92} 752 ${x + 92} 752 ${x + 92} 786V830Z`, p.ink);
  const students = [
    fromBehind({ skin: brown, cloth: p.brick, head: "braid", colour: black }),
    fromBehind({ skin: wheat, cloth: p.paper, head: "short", colour: black }),
    fromBehind({ skin: fair, cloth: p.lagoonDeep, head: "scarf", colour: p.saffron }),
    fromBehind({ skin: deep, cloth: p.lagoonPale, head: "short", colour: black }),
  ];
  return students.flatMap((student, i) => {
    const x = 186 + i * 276;
    return [place(student, x - 120, 556 + (i % 2) * 14, 0.6), chair(x)];
  });
}
