/** What part of a picture is shown: the focal point is where its middle is (0 to 1 of width and height); `zoom` 1 shows most. */
export type Crop = { x: number; y: number; zoom: number };
export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

export type Point = { x: number; y: number };
/** A movement, in shares of what is shown. `about`: the point that stays in place while the picture is zoomed; the middle by default. */
export type Step = { right?: number; down?: number; zoom?: number; about?: Point };

export const mostZoom = 4;
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The part of a picture, in its own pixels, that has the shape `ratio` (width by height) and lies inside it. */
export function boxOf({ x, y, zoom }: Crop, { width, height }: Size, ratio: number): Box {
  const widest = Math.min(width, height * ratio) / zoom;
  const size = { width: widest, height: widest / ratio };
  return {
    left: between(x * width - size.width / 2, width - size.width),
    top: between(y * height - size.height / 2, height - size.height),
    ...size,
  };
}

/** The crop after a step; its part stays inside the picture, and its focal point in the middle of the part. */
export function moved(crop: Crop, picture: Size, ratio: number, by: Step): Crop {
  const zoom = Math.min(mostZoom, Math.max(1, crop.zoom * (by.zoom ?? 1)));
  const before = boxOf(crop, picture, ratio);
  const taken = 1 - crop.zoom / zoom;
  const { x, y } = by.about ?? { x: 0.5, y: 0.5 };
  const wanted = {
    x: (before.left + before.width * (0.5 + (by.right ?? 0) + (x - 0.5) * taken)) / picture.width,
    y: (before.top + before.height * (0.5 + (by.down ?? 0) + (y - 0.5) * taken)) / picture.height,
    zoom,
  };
  const box = boxOf(wanted, picture, ratio);
  return { x: (box.left + box.width / 2) / picture.width, y: (box.top + box.height / 2) / picture.height, zoom };
}

/** The step of a mouse or of fingers that move from `before` to `after`: the picture goes with them, and is zoomed in as two fingers part. */
export function stepOf(before: readonly Point[], after: readonly Point[]): Step {
  const [from, to] = [middleOf(before), middleOf(after)];
  return { right: from.x - to.x, down: from.y - to.y, zoom: distanceOf(after) / distanceOf(before), about: to };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Between the first two points; at least a hundredth, so that nothing is divided by 0. */
const distanceOf = ([one, other]: readonly Point[]): number =>
  one && other ? Math.max(0.01, Math.hypot(one.x - other.x, one.y - other.y)) : 1;

/** The size of a drawing of `part` whose longer side is at most `longest`; never larger than the part itself. */
export function drawnSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
