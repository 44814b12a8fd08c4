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
  expect([first.grow(40), first.grow(1), open(budget, "a").grow(40)]).toEqual([true, false, false]);
  expect([open(budget, "b").grow(40), open(budget, "c").grow(40), open(budget, "c").grow(20)]).toEqual([true, false, true]);
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
  expect(open(budget, "c").grow(60)).toBe(false);
  now = 20;
  expect(open(budget, "a").grow(5)).toBe(true);
  expect([slow.isOut(), other.isOut(), budget.used()]).toEqual([true, false, 75]);
  expect(open(budget, "c").grow(60)).toBe(true);
  expect([other.isOut(), arrived.isOut(), budget.used()]).toEqual([true, false, 95]);
});

it("puts out at once what is larger than the one that asks, of the network with the most", () => {
  const budget = createBudget({ most: 100, mostOfOne: 60, evictAfter: 10 }, () => 0);
  const [first, second, other] = [open(budget, "a"), open(budget, "a"), open(budget, "b")];
  expect([first.grow(35), second.grow(20), other.grow(45)]).toEqual([true, true, true]);
  expect([open(budget, "c").grow(56), first.isOut(), second.isOut(), other.isOut()]).toEqual([false, false, false, false]);
  const small = open(budget, "c");
  expect([small.grow(30), first.isOut(), second.isOut(), other.isOut()]).toEqual([true, true, false, false]);
  expect(budget.used()).toBe(95);
});

it("puts out the largest of the network with the most, and leaves its smaller ones", () => {
  const budget = createBudget({ most: 100, mostOfOne: 60, evictAfter: 10 }, () => 0);
  const [small, large, other] = [open(budget, "a"), open(budget, "a"), open(budget, "b")];
  expect([small.grow(5), large.grow(50), other.grow(45)]).toEqual([true, true, true]);
  expect([open(budget, "c").grow(30), small.isOut(), large.isOut(), other.isOut()]).toEqual([true, false, true, false]);
});

it("puts out at once what is larger than another of its own network, when that has its share", () => {
  const budget = createBudget({ most: 100, mostOfOne: 40, evictAfter: 10 }, () => 0);
  const [small, large] = [open(budget, "a"), open(budget, "a")];
  expect([small.grow(10), large.grow(30)]).toEqual([true, true]);
  expect([open(budget, "a").grow(30), open(budget, "a").grow(29), small.isOut(), large.isOut()]).toEqual([false, true, false, true]);
});

it("a body never makes room for itself by putting itself out", () => {
  let now = 0;
  const budget = createBudget({ most: 100, mostOfOne: 100, evictAfter: 10 }, () => now);
  const one = open(budget, "a");
  one.grow(90);
  now = 20;
  expect([one.grow(20), one.isOut(), budget.used()]).toEqual([false, false, 90]);
});
