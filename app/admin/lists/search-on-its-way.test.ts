import { expect, it } from "vitest";
import { onItsWay } from "./search-on-its-way.ts";

it("knows what was typed when the address says it late, with more typed meanwhile", () => {
  const later = onItsWay(["", "ge", "german"], "ge");
  expect(later).toEqual(["ge", "german"]);
  expect(onItsWay(later ?? [], "german")).toEqual(["german"]);
});

it("takes what was overtaken on its way for read, too", () => {
  expect(onItsWay(["", "ge", "german"], "german")).toEqual(["german"]);
});

it("does not know what the Back button brings", () => {
  expect(onItsWay(["german"], "")).toBeUndefined();
});
