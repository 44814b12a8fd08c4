export type Svg = string;
export type Point = readonly [x: number, y: number];

const n = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): Svg =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = ""): Svg =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): Svg =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ""): Svg => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = ""): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const group = (content: Svg | Svg[], more = ""): Svg => `<g ${more}>${Array.isArray(content) ? content.join("") : content}</g>`;

export const place = (content: Svg | Svg[], x: number, y: number, scale = 1, turn = 0): Svg =>
  group(content, `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})"`);

export const mirror = (content: Svg | Svg[], axisX: number): Svg => group(content, `transform="translate(${n(axisX * 2)} 0) scale(-1 1)"`);

let clips = 0;

/** Shows `content` only inside `shape`. */
export function clip(shape: Svg, content: Svg | Svg[]): Svg {
  clips += 1;
  const id = `clip${clips}`;
  return `<clipPath id="${id}">${shape}</clipPath>${group(content, `clip-path="url(#${id})"`)}`;
}

/** A straight gradient from the top down: stops are [offset 0–1, colour, opacity]. */
export function fade(stops: readonly (readonly [number, string, number?])[], direction: "down" | "across" = "down") {
  clips += 1;
  const id = `fade${clips}`;
  const end = direction === "down" ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  const list = stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
  return { svg: `<linearGradient id="${id}" x1="0" y1="0" ${end}>${list.join("")}</linearGradient>`, fill: `url(#${id})` };
}

/** A round glow: stops as in `fade`, from the centre out. */
export function glow(cx: number, cy: number, r: number, colour: string, strength = 1): Svg {
  clips += 1;
  const id = `glow${clips}`;
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="0.45" stop-color="${colour}" stop-opacity="${strength * 0.4}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    circle(cx, cy, r, `url(#${id})`)
  );
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

export const polyline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const [startX, startY] = at(0);
  const parts = [`M${n(startX)} ${n(startY)}`];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    parts.push(
      `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ` +
        `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`,
    );
  }
  return parts.join("");
}

/** The same every run, so that drawing twice changes no file. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
