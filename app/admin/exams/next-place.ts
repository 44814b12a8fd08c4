export type Point = { x: number; y: number };

/** The middle of a card. */
export function middleOf({ left, top, width, height }: { left: number; top: number; width: number; height: number }): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The place that an arrow key leads to from `now`, of cards in rows, each known by its middle: left and right lead to the one before and
 * after, also into another row; up and down to the nearest of those above or below.
 */
export function nextPlace(places: readonly Point[], now: Point, direction: Point): Point {
  const here = nearest(places, now) ?? now;
  if (direction.y !== 0)
    return (
      nearest(
        places.filter(({ y }) => (y - here.y) * direction.y > sameRow),
        here,
      ) ?? here
    );
  const inOrder = [...places].sort((one, other) => (Math.abs(one.y - other.y) > sameRow ? one.y - other.y : one.x - other.x));
  return inOrder[inOrder.indexOf(here) + direction.x] ?? here;
}

/** Pixels. Middles of one row may differ by less, because browsers round. */
const sameRow = 2;

function nearest(places: readonly Point[], to: Point): Point | undefined {
  const distance = ({ x, y }: Point) => Math.hypot(x - to.x, y - to.y);
  return [...places].sort((one, other) => distance(one) - distance(other))[0];
}
