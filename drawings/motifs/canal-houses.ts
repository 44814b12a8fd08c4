import { palette } from "../palette.ts";
import { circle, clip, group, line, path, range, rect, type Svg } from "../shapes.ts";

type Gable = "step" | "bell" | "neck" | "spout";
export type House = {
  width: number;
  height: number;
  gable: Gable;
  wall: string;
  trim: string;
  glass: string;
  door: string;
  floors: number;
};

export function paintedHouse(
  width: number,
  height: number,
  gable: House["gable"],
  wall: string,
  floors: number,
  door: string = palette.lagoonDeep,
): House {
  return { width, height, gable, wall, floors, door, trim: palette.paper, glass: palette.lagoonDeep };
}

export function canalHouses(houses: readonly House[]): Svg {
  let x = 0;
  return group(
    houses.map((house) => {
      const drawn = `<g transform="translate(${x} 0)">${canalHouse(house)}</g>`;
      x += house.width;
      return drawn;
    }),
  );
}

function canalHouse({ width: w, height: h, gable, wall, trim, glass, door, floors }: House): Svg {
  const outline = gableOutline(gable, w, h);
  const rowHeight = (h - 118) / floors;
  const rows = range(floors).flatMap((row) =>
    range(3).map((i) => sash(w * (0.12 + i * 0.27), -108 - (row + 1) * rowHeight + 26, w * 0.22, rowHeight - 40, trim, glass)),
  );
  return group([
    path(outline, wall),
    line(outline, trim, 6, 'stroke-linejoin="miter"'),
    clip(path(outline, "#000"), rect(w - 16, -h - 200, 16, h + 200, "#000", 'opacity="0.13"')),
    ...rows,
    sash(w * 0.36, -h - w * 0.2, w * 0.28, w * 0.3, trim, glass),
    line(`M${w * 0.5} ${-h - w * 0.42}v16`, trim, 6),
    rect(0, -102, w, 9, trim),
    rect(w * 0.1, -82, w * 0.3, 82, door),
    rect(w * 0.1, -82, w * 0.3, 18, glass),
    circle(w * 0.35, -34, 3.4, trim),
    sash(w * 0.5, -80, w * 0.4, 54, trim, glass),
    rect(w * 0.04, -12, w * 0.42, 12, trim),
  ]);
}

function sash(x: number, y: number, w: number, h: number, trim: string, glass: string): Svg {
  return group([
    rect(x - 4, y - 4, w + 8, h + 8, trim),
    rect(x, y, w, h, glass),
    line(`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y}v${h}`, trim, 3),
  ]);
}

function gableOutline(gable: Gable, w: number, h: number): string {
  const top = -h;
  if (gable === "step") {
    const [sx, sy] = [w * 0.115, w * 0.165];
    const up = range(3)
      .map(() => `v${-sy}h${sx}`)
      .join("");
    const down = range(3)
      .map(() => `h${sx}v${sy}`)
      .join("");
    return `M0 0V${top}${up}v${-sy}H${w - sx * 3}v${sy}${down}V0Z`;
  }
  if (gable === "bell")
    return (
      `M0 0V${top}C${w * 0.22} ${top} ${w * 0.24} ${top - w * 0.16} ${w * 0.25} ${top - w * 0.34}C${w * 0.26} ${top - w * 0.46} ${w * 0.4} ${top - w * 0.54} ${w * 0.5} ${top - w * 0.54}` +
      `C${w * 0.6} ${top - w * 0.54} ${w * 0.74} ${top - w * 0.46} ${w * 0.75} ${top - w * 0.34}C${w * 0.76} ${top - w * 0.16} ${w * 0.78} ${top} ${w} ${top}V0Z`
    );
  if (gable === "neck")
    return (
      `M0 0V${top}C${w * 0.14} ${top} ${w * 0.22} ${top - w * 0.06} ${w * 0.23} ${top - w * 0.2}V${top - w * 0.42}H${w * 0.19}v${-w * 0.05}L${w * 0.5} ${top - w * 0.62}` +
      `L${w * 0.81} ${top - w * 0.47}v${w * 0.05}H${w * 0.77}V${top - w * 0.2}C${w * 0.78} ${top - w * 0.06} ${w * 0.86} ${top} ${w} ${top}V0Z`
    );
  return `M0 0V${top}L${w * 0.38} ${top - w * 0.42}v${-w * 0.12}h${w * 0.24}v${w * 0.12}L${w} ${top}V0Z`;
}
