import type { Svg } from "./shapes.ts";

export type Font = "display" | "italic" | "text" | "cyrillic" | "tamil" | "japanese" | "korean" | "sinhala";

const families: Record<Font, string> = {
  display: `font-family="Fraunces, 'Noto Serif Display'" style="font-variation-settings:'opsz' 144,'SOFT' 40,'WONK' 0"`,
  italic: `font-family="Fraunces, 'Noto Serif Display'" font-style="italic" style="font-variation-settings:'opsz' 144,'SOFT' 60,'WONK' 1"`,
  text: `font-family="'Source Sans 3', 'Noto Sans Display', 'Noto Sans'"`,
  cyrillic: `font-family="'Noto Serif Display'" lang="ru"`,
  tamil: `font-family="'Noto Serif Tamil'" lang="ta"`,
  japanese: `font-family="'Noto Serif CJK JP'" lang="ja"`,
  korean: `font-family="'Noto Serif CJK KR'" lang="ko"`,
  sinhala: `font-family="'Noto Serif Sinhala'" lang="si"`,
};

type Setting = {
  size: number;
  fill: string;
  font?: Font;
  weight?: number;
  anchor?: "start" | "middle" | "end";
  spacing?: number;
  upright?: boolean;
  more?: string;
};

const asMarkup = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Words on the drawing. `y` is the baseline; with `upright` the line runs down from `y`, as in Japanese. */
export function words(content: string, x: number, y: number, setting: Setting): Svg {
  const { size, fill, font = "display", weight = 700, anchor = "start", spacing = 0, upright = false, more = "" } = setting;
  const direction = upright ? 'writing-mode="vertical-rl"' : "";
  return (
    `<text x="${x}" y="${y}" ${families[font]} font-size="${size}" font-weight="${weight}" fill="${fill}" ` +
    `text-anchor="${anchor}" letter-spacing="${spacing}" ${direction} ${more}>${asMarkup(content)}</text>`
  );
}
