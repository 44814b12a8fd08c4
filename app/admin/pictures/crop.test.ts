import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxOf, drawnSize, mostZoom, moved, wholeCrop } from "./crop.ts";

const sizes = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const ratios = fc.constantFrom(1, 1.5, 1200 / 630, 16 / 9);
const steps = fc.array(
  fc.record({
    right: fc.double({ min: -3, max: 3, noNaN: true }),
    down: fc.double({ min: -3, max: 3, noNaN: true }),
    zoom: fc.double({ min: 0.2, max: 5, noNaN: true }),
  }),
  { maxLength: 12 },
);

describe("a crop", () => {
  it("shows as much as its shape allows, from the middle, at first", () => {
    expect(boxOf(wholeCrop, { width: 4000, height: 3000 }, 1)).toEqual({ left: 500, top: 0, width: 3000, height: 3000 });
    expect(boxOf(wholeCrop, { width: 300, height: 400 }, 1.5)).toEqual({ left: 0, top: 100, width: 300, height: 200 });
  });

  it("moves by shares of what it shows, and stops at the edges", () => {
    const tall = { width: 300, height: 400 };
    const lower = moved(wholeCrop, tall, 1.5, { down: 0.25 });
    expect(boxOf(lower, tall, 1.5)).toMatchObject({ left: 0, top: 150 });
    const lowest = moved(lower, tall, 1.5, { down: 5, right: 5 });
    expect(boxOf(lowest, tall, 1.5)).toEqual({ left: 0, top: 200, width: 300, height: 200 });
    expect(boxOf(moved(lowest, tall, 1.5, { down: -0.5 }), tall, 1.5)).toMatchObject({ top: 100 });
  });

  it("never leaves the picture, keeps its shape, and zooms four times at most", () => {
    fc.assert(
      fc.property(sizes, ratios, steps, (size, ratio, way) => {
        const end = way.reduce((crop, by) => moved(crop, size, ratio, by), wholeCrop);
        const { left, top, width, height } = boxOf(end, size, ratio);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(size.width + 1e-6);
        expect(top + height).toBeLessThanOrEqual(size.height + 1e-6);
        expect(width / height).toBeCloseTo(ratio, 6);
        expect(end.zoom).toBeGreaterThanOrEqual(1);
        expect(end.zoom).toBeLessThanOrEqual(mostZoom);
      }),
    );
  });

  it("is drawn no larger than it is", () => {
    expect(drawnSize({ width: 6000, height: 4000 }, 2400)).toEqual({ width: 2400, height: 1600 });
    expect(drawnSize({ width: 300, height: 200 }, 2400)).toEqual({ width: 300, height: 200 });
    expect(drawnSize({ width: 12_000, height: 1 }, 2400)).toEqual({ width: 2400, height: 1 });
  });
});
