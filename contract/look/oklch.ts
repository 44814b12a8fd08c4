/** Lightness 0 to 1, chroma, and hue in degrees: steps of these look even to people. */
export type Oklch = { l: number; c: number; h: number };
type Three = readonly [number, number, number];

/** The shares of red, green and blue light in "#rrggbb", 0 to 1. */
function linearOf(hex: string): Three {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, blue),
    h: (Math.atan2(blue, a) * 180) / Math.PI,
  };
}

/** The shares of light of a colour; below 0 or above 1 no screen can show it. */
function linearFrom({ l, c, h }: Oklch): Three {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** As "#rrggbb"; a colour that no screen can show loses chroma until one can. */
export function hexOf(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  const isShown = (c: number) => linearFrom({ ...colour, l, c }).every((share) => share > -0.0005 && share < 1.0005);
  let c = colour.c;
  if (!isShown(c)) {
    let [low, high] = [0, c];
    for (let step = 0; step < 24; step++) [low, high] = isShown((low + high) / 2) ? [(low + high) / 2, high] : [low, (low + high) / 2];
    c = low;
  }
  const bytes = linearFrom({ ...colour, l, c }).map((light) => {
    const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, share)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast of two colours, 1 to 21, as WCAG 2.2 counts it. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** One colour over another; `share`: how much of it covers, 0 to 1. */
export function over(top: string, share: number, below: string): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(top, at) * share + part(below, at) * (1 - share)))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;
}
