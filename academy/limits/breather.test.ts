import { expect, it, vi } from "vitest";
import { createBreather } from "./breather.ts";

it("gives one of many long works a turn between two turns of others", async () => {
  let turn = 0;
  let isOver = false;
  const others = () => {
    turn++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const workedIn = new Map<number, Set<number>>();
  const work = async (name: number) => {
    const breathe = createBreather();
    for (let piece = 0; piece < 10; piece++) {
      await breathe();
      workedIn.set(turn, (workedIn.get(turn) ?? new Set()).add(name));
      for (const end = performance.now() + 3; performance.now() < end; );
    }
  };
  await Promise.all([1, 2, 3, 4, 5].map(work));
  isOver = true;
  expect([...workedIn.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(workedIn.size).toBeGreaterThan(10);
});

it("goes on without a pause until its turn of eight milliseconds is over, or another had one since", async () => {
  const clock = vi.spyOn(performance, "now");
  const [mine, other] = [createBreather(), createBreather()];
  const pausesAt = async (time: number, breathe = mine) => {
    clock.mockReturnValue(time);
    let hasPaused = false;
    const waiting = setImmediate(() => {
      hasPaused = true;
    });
    await breathe();
    clearImmediate(waiting);
    return hasPaused;
  };
  expect([await pausesAt(1000), await pausesAt(1007), await pausesAt(1008), await pausesAt(1009)]).toEqual([true, false, true, false]);
  expect([await pausesAt(1010, other), await pausesAt(1011)]).toEqual([true, true]);
  clock.mockRestore();
});
