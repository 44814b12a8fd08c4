import { group, type Point, path, polygon, range, type Svg } from "../shapes.ts";

type Stone = { lit: string; shade: string; hollow: string };

const tierHeight = 128;
const bays = 17;

/** The Colosseum, its axis on x = 0, standing on y = 0: a drum seen a little from below, so that arches narrow towards the sides. */
export function colosseum(radius: number, stone: Stone): Svg {
  const angle = (bay: number) => ((bay / bays) * 2 - 1) * 1.36;
  const x = (bay: number) => Math.sin(angle(bay)) * radius;
  const sag = (bay: number, height: number) => Math.cos(angle(bay)) * (height * 0.09 - 14);
  const at = (bay: number, height: number): Point => [x(bay), -height - sag(bay, height)];
  const tiersOf = (bay: number) => (bay < 3 ? 2 : bay < 6 ? 3 : 4);

  const walls = range(bays).map((bay) => {
    const top = tiersOf(bay) * tierHeight + (tiersOf(bay) === 4 ? -8 : 14);
    const fill = bay < 9 ? stone.shade : stone.lit;
    return path(polygon([at(bay, 0), at(bay, top), at(bay + 1, top), at(bay + 1, 0)]), fill, `stroke="${fill}" stroke-width="1.5"`);
  });
  const arches = range(bays).flatMap((bay) =>
    range(Math.min(3, tiersOf(bay))).map((tier) => path(arch(at, bay, tier * tierHeight + 14, 92), stone.hollow)),
  );
  const windows = range(bays)
    .filter((bay) => tiersOf(bay) === 4 && bay % 2 === 0)
    .map((bay) => path(polygon([at(bay + 0.34, 428), at(bay + 0.34, 466), at(bay + 0.66, 466), at(bay + 0.66, 428)]), stone.hollow));
  const cornices = range(bays).flatMap((bay) =>
    range(tiersOf(bay)).map((tier) => {
      const h = (tier + 1) * tierHeight - 8;
      if (tier === 3)
        return path(polygon([at(bay, h), at(bay, h + 16), at(bay + 1, h + 16), at(bay + 1, h)]), bay < 9 ? stone.lit : stone.shade);
      return path(polygon([at(bay, h), at(bay, h + 11), at(bay + 1, h + 11), at(bay + 1, h)]), bay < 9 ? stone.lit : stone.shade);
    }),
  );
  return group([...walls, ...arches, ...windows, ...cornices]);
}

function arch(at: (bay: number, height: number) => Point, bay: number, foot: number, height: number): string {
  const [left, right] = [bay + 0.2, bay + 0.8];
  const spring = foot + height * 0.62;
  const round = range(9).map((i) => {
    const turn = Math.PI * (1 - i / 8);
    return at(bay + 0.5 + Math.cos(turn) * 0.3, spring + Math.sin(turn) * height * 0.38);
  });
  return polygon([at(left, foot), at(left, spring), ...round, at(right, spring), at(right, foot)]);
}

/** A stone pine with its foot at the origin, about 330 high. */
export function stonePine(trunk: string, crown: string, shade: string): Svg {
  const trunkShape = path(
    "M-9 0C-5 -90 -16 -150 -8 -236L-46 -282L-38 -288L-2 -254L8 -300H16L12 -252L52 -290L58 -282L14 -226C8 -150 14 -80 12 0Z",
    trunk,
  );
  const canopy =
    "M-150 -282C-166 -322 -110 -352 -74 -350C-52 -386 40 -390 66 -354C112 -358 164 -330 150 -288C134 -262 60 -272 4 -270C-56 -268 -130 -258 -150 -282Z";
  return group([
    trunkShape,
    path(canopy, crown),
    path("M-150 -282C-130 -258 -56 -268 4 -270C60 -272 134 -262 150 -288C100 -296 60 -284 0 -288C-60 -292 -110 -270 -150 -282Z", shade),
  ]);
}
