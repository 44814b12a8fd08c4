import { type Font, words } from "./lettering.ts";
import { mix, palette as p } from "./palette.ts";
import { group, line, path, place, range, rect, type Svg } from "./shapes.ts";

const field = (colour: string) => rect(0, 0, 1200, 630, colour);

export function keyboards(): Svg {
  const keys: readonly { letter: string; font: Font; face: string; ink: string }[] = [
    { letter: "அ", font: "tamil", face: p.saffron, ink: p.ink },
    { letter: "あ", font: "japanese", face: p.paper, ink: p.ink },
    { letter: "Я", font: "cyrillic", face: p.brick, ink: p.paper },
    { letter: "한", font: "korean", face: p.lagoonPale, ink: p.lagoonDeep },
  ];
  const row = keys.map(({ letter, font, face, ink }, i) => {
    const x = 108 + i * 252;
    return group([
      rect(x, 208, 228, 232, mix(face, p.ink, 0.42), 'rx="34"'),
      rect(x, 188, 228, 232, face, 'rx="34"'),
      words(letter, x + 114, 348, { size: 128, fill: ink, font, anchor: "middle" }),
    ]);
  });
  const ghosts = (y: number, offset: number) =>
    range(6).map((i) => rect(offset + i * 252, y, 228, 232, mix(p.lagoonDeep, p.lagoon, 0.6), 'rx="34"'));
  return group([field(p.lagoonDeep), ...ghosts(-76, -18), ...ghosts(464, -18), ...row]);
}

export function epsTopik(): Svg {
  return group([
    field(p.saffronPale),
    rect(700, 0, 500, 630, p.lagoon),
    words("일", 950, 452, { size: 380, fill: p.saffronPale, font: "korean", anchor: "middle" }),
    words("il", 84, 296, { size: 190, fill: p.lagoonDeep, font: "italic", weight: 600 }),
    words("work, noun", 90, 380, { size: 52, fill: p.brick, weight: 600 }),
    line("M90 428H330", p.brick, 4),
    words("EPS-TOPIK", 90, 508, { size: 40, fill: p.lagoonDeep, font: "text", weight: 600, spacing: 6 }),
  ]);
}

export function ieltsSpeaking(): Svg {
  const bubble = "M40 0H260C282 0 300 18 300 40V170C300 192 282 210 260 210H128L62 262V210H40C18 210 0 192 0 170V40C0 18 18 0 40 0Z";
  const part = (x: number, y: number, fill: string, ink: string, number: string, minutes: string) =>
    place(
      [
        path(bubble, fill),
        words(number, 40, 142, { size: 136, fill: ink, weight: 720 }),
        words(minutes, 146, 118, { size: 32, fill: ink, font: "text", weight: 600 }),
        line("M148 138h96M148 160h60", ink, 5),
      ],
      x,
      y,
      1.16,
    );
  return group([
    field(p.brickPale),
    part(74, 214, p.brick, p.paper, "1", "4–5 min"),
    part(426, 132, p.lagoonDeep, p.saffronPale, "2", "3–4 min"),
    part(778, 214, p.saffron, p.ink, "3", "4–5 min"),
  ]);
}

export function tea(): Svg {
  const leaf = "M0 190C-110 130 -130 -20 0 -190C130 -20 110 130 0 190Z";
  return group([
    field(p.lagoonPale),
    rect(0, 0, 600, 630, p.saffronPale),
    place(
      [
        path(leaf, p.lagoon),
        path("M0 190C110 130 130 -20 0 -190Z", p.lagoonDeep),
        line("M0 236V-150", p.saffronPale, 4),
        ...range(4).flatMap((i) => [line(`M0 ${110 - i * 62}q-36 -20 -58 -52M0 ${110 - i * 62}q36 -20 58 -52`, p.saffronPale, 2.5)]),
      ],
      600,
      306,
      1.1,
    ),
    words("cha", 262, 352, { size: 150, fill: p.brick, font: "italic", weight: 600, anchor: "middle" }),
    words("tea", 938, 352, { size: 150, fill: p.lagoonDeep, weight: 680, anchor: "middle" }),
  ]);
}

/** I, rice, eat: the same order in both languages. */
export function wordOrder(): Svg {
  const colours = [p.brick, p.saffron, p.lagoonPale];
  const inks = [p.paper, p.ink, p.lagoonDeep];
  const widths = [270, 290, 380];
  const row = (y: number, font: Font, parts: readonly string[], size: number) => {
    let x = 110;
    return parts.map((part, i) => {
      const [at, width] = [x, widths[i] ?? 0];
      x += width + 20;
      return group([
        rect(at, y, width, 150, colours[i] ?? p.paper, 'rx="14"'),
        words(part, at + width / 2, y + 96, { size, fill: inks[i] ?? p.ink, font, anchor: "middle" }),
      ]);
    });
  };
  const links = [245, 545, 900].map((x) => line(`M${x} 280V342`, p.lagoonPale, 4, 'stroke-dasharray="1 12"'));
  return group([
    field(p.lagoonDeep),
    ...row(120, "sinhala", ["මම", "බත්", "කනවා"], 70),
    ...links,
    ...row(352, "japanese", ["私は", "ご飯を", "食べます"], 66),
  ]);
}
