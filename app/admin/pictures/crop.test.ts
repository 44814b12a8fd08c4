import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxOf, type Crop, drawnSize, mostZoom, moved, type Point, stepOf, wholeCrop } from "./crop.ts";

const point = (x: number, y: number): Point => ({ x, y });

const sizes = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const ratios = fc.constantFrom(1, 1.5, 1200 / 630, 16 / 9);
const steps = fc.array(
  fc.record({
    right: fc.double({ min: -3, max: 3, noNaN: true }),
    down: fc.double({ min: -3, max: 3, noNaN: true }),
    zoom: fc.double({ min: 0.2, max: 5, noNaN: true }),
    about: fc.record({ x: fc.double({ min: -1, max: 2, noNaN: true }), y: fc.double({ min: -1, max: 2, noNaN: true }) }),
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

  it("comes nearer where two fingers part, and what is under them stays under them", () => {
    const picture = { width: 3000, height: 2000 };
    const begun = moved(wholeCrop, picture, 1.5, { zoom: 2 });
    const [from, to] = [
      [point(0.6, 0.4), point(0.8, 0.6)],
      [point(0.4, 0.3), point(0.8, 0.7)],
    ];
    const ended = moved(begun, picture, 1.5, stepOf(from, to));
    expect(ended.zoom).toBeCloseTo(4, 6);
    const under = (crop: Crop, { x, y }: Point) => {
      const { left, top, width, height } = boxOf(crop, picture, 1.5);
      return [Math.round(left + x * width), Math.round(top + y * height)];
    };
    expect(under(ended, point(0.6, 0.5))).toEqual(under(begun, point(0.7, 0.5)));
    // As near as it may be, two fingers only move it.
    const nearest = moved(ended, picture, 1.5, stepOf(to, [point(0.2, 0.3), point(0.8, 0.7)]));
    expect([nearest.zoom, under(nearest, point(0.5, 0.5))]).toEqual([4, under(ended, point(0.6, 0.5))]);
  });

  it("goes with one finger, and takes no step where it stands still", () => {
    expect(stepOf([point(0.5, 0.5)], [point(0.25, 0.75)])).toMatchObject({ right: 0.25, down: -0.25, zoom: 1 });
    expect(stepOf([point(0.5, 0.5), point(0.5, 0.5)], [point(0.5, 0.5), point(0.5, 0.5)])).toMatchObject({ right: 0, down: 0, zoom: 1 });
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
