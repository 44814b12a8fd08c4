/** What part of a picture is shown: the focal point is where its middle is (0 to 1 of width and height); `zoom` 1 shows most. */
export type Crop = { x: number; y: number; zoom: number };
export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

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

/** The crop after its part was moved by shares of the part's own size, and zoomed; the focal point stays where it can be seen. */
export function moved(crop: Crop, picture: Size, ratio: number, by: { right?: number; down?: number; zoom?: number }): Crop {
  const zoom = Math.min(mostZoom, Math.max(1, crop.zoom * (by.zoom ?? 1)));
  const before = boxOf(crop, picture, ratio);
  const wanted = {
    x: (before.left + before.width * (0.5 + (by.right ?? 0))) / picture.width,
    y: (before.top + before.height * (0.5 + (by.down ?? 0))) / picture.height,
    zoom,
  };
  const box = boxOf(wanted, picture, ratio);
  return { x: (box.left + box.width / 2) / picture.width, y: (box.top + box.height / 2) / picture.height, zoom };
}

/** The size of a drawing of `part` whose longer side is at most `longest`; never larger than the part itself. */
export function drawnSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
