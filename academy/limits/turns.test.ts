import fc from "fast-check";
import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

function filled(...items: [group: string, member: string, item: string][]) {
  const turns = createTurns<string>();
  for (const [group, member, item] of items) turns.add(group, member, item);
  return turns;
}
const all = (turns: ReturnType<typeof filled>) => Array.from({ length: turns.size() }, () => turns.next());

it("goes round the groups, within one round its members, and keeps the order of each member", () => {
  const turns = filled(["a", "1", "a1 first"], ["a", "1", "a1 second"], ["a", "1", "a1 third"], ["a", "2", "a2"], ["b", "1", "b1"]);
  expect(all(turns)).toEqual(["a1 first", "b1", "a2", "a1 second", "a1 third"]);
  expect([turns.next(), turns.size()]).toEqual([undefined, 0]);
});

it("takes what came last from whoever has the most, for room", () => {
  const turns = filled(["a", "1", "a1"], ["b", "2", "b2"], ["b", "1", "b1 first"], ["b", "1", "b1 second"]);
  expect([turns.longest(), turns.waiting("b"), turns.waiting("b", "1"), turns.waiting("c")]).toEqual(["b", 3, 2, 0]);
  expect([turns.dropLast("b"), turns.dropLast("b")]).toEqual(["b1 second", "b2"]);
  turns.add("b", "2", "b2 again");
  expect(all(turns)).toEqual(["a1", "b1 first", "b2 again"]);
  expect([turns.longest(), turns.dropLast("b"), turns.size()]).toEqual([undefined, undefined, 0]);
});

it("puts a group whose last thing was taken out behind the others when it comes again", () => {
  const turns = filled(["a", "1", "a1"], ["b", "1", "b1"]);
  turns.dropLast("a");
  turns.add("a", "1", "a1 again");
  expect(all(turns)).toEqual(["b1", "a1 again"]);
});

it("makes nobody wait for more than one turn of each other group, and loses and invents nothing", () => {
  const place = fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("1", "2"));
  fc.assert(
    fc.property(fc.array(place), (places) => {
      const turns = createTurns<[number, string]>();
      places.forEach(([group, member], number) => void turns.add(group, member, [number, group]));
      const groups = new Set(places.map(([group]) => group));
      const order = Array.from({ length: places.length }, () => turns.next());
      expect(order.map((one) => one?.[0]).sort()).toEqual(places.map((_, number) => number).sort());
      for (const group of groups) {
        const first = order.findIndex((one) => one?.[1] === group);
        expect(first).toBeLessThan(groups.size);
      }
    }),
  );
});
