import { expect, it } from "vitest";
import { createNewestWins } from "./newest-wins.ts";

it("every wish of one person ends, however they come, and the newest is done", async () => {
  const inTurn = createNewestWins();
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const wish = (number: number) =>
    inTurn(1, async () => {
      most = Math.max(most, ++running);
      for (let step = 0; step < number % 4; step++) await Promise.resolve();
      running--;
      done.push(number);
    });
  const ends: Promise<unknown>[] = [];
  for (let number = 0; number < 300; number++) {
    ends.push(wish(number).catch(() => undefined));
    for (let step = 0; step < number % 7; step++) await Promise.resolve();
  }
  await Promise.all(ends);
  expect([most, done.at(-1)]).toEqual([1, 299]);
});
