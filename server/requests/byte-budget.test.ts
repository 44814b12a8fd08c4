import { expect, it } from "vitest";
import { createBudget } from "./byte-budget.ts";

function open(budget: ReturnType<typeof createBudget>, network: string) {
  let out = false;
  const share = budget.open(network, () => {
    out = true;
  });
  return { ...share, isOut: () => out };
}

it("grants no more than there is, to all and to one network", () => {
  const budget = createBudget({ most: 100, mostOfOne: 40, evictAfter: 10 }, () => 0);
  const first = open(budget, "a");
  expect([first.grow(40), first.grow(1), open(budget, "a").grow(1)]).toEqual([true, false, false]);
  expect([open(budget, "b").grow(40), open(budget, "c").grow(21), open(budget, "c").grow(20)]).toEqual([true, false, true]);
  expect(budget.used()).toBe(100);
  first.release();
  first.release();
  expect([budget.used(), open(budget, "d").grow(40)]).toEqual([60, true]);
});

it("puts out what has been arriving too long when others need the room, and never what has arrived", () => {
  let now = 0;
  const budget = createBudget({ most: 100, mostOfOne: 60, evictAfter: 10 }, () => now);
  const arrived = open(budget, "a");
  arrived.grow(30);
  arrived.arrived();
  const slow = open(budget, "a");
  slow.grow(30);
  const other = open(budget, "b");
  other.grow(40);
  expect(open(budget, "c").grow(10)).toBe(false);
  now = 20;
  expect(open(budget, "a").grow(5)).toBe(true);
  expect([slow.isOut(), other.isOut(), budget.used()]).toEqual([true, false, 75]);
  expect(open(budget, "c").grow(60)).toBe(true);
  expect([other.isOut(), arrived.isOut(), budget.used()]).toEqual([true, false, 95]);
});

it("a body never makes room for itself by putting itself out", () => {
  let now = 0;
  const budget = createBudget({ most: 100, mostOfOne: 100, evictAfter: 10 }, () => now);
  const one = open(budget, "a");
  one.grow(90);
  now = 20;
  expect([one.grow(20), one.isOut(), budget.used()]).toEqual([false, false, 90]);
});
