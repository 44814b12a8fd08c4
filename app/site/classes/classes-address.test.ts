import { expect, it } from "vitest";
import { firstLanguages, mandarin } from "#tests/languages.ts";
import { classesAddress, classesSearch, fitsNone, knownFilter, missingInWords, nearestTo, readClassesAddress } from "./classes-address.ts";

const canonical = (query: string) => classesSearch.canonical(new URLSearchParams(query));

it("known values only, in one order", () => {
  expect(canonical("online=true&level=A1&language=german&month=2027-01&weekend=true&evening=true")).toBe(
    "language=german&level=A1&month=2027-01&evening=true&weekend=true&online=true",
  );
  expect(canonical("language=<b>&level=%00&month=2027-13&evening=yes&weekend=&online=1&language=toString")).toBe("");
  expect(canonical(`language=${"x".repeat(31)}&level=${"x".repeat(21)}`)).toBe("");
  expect(canonical("language=German&level=a1")).toBe("language=german&level=A1");
  expect(canonical("language=&level=Level+1&month=")).toBe("level=Level+1");
});

it("what no class has is one address, whatever else is asked for", () => {
  expect(canonical("month=2099-01&fits=none&language=german")).toBe("fits=none");
  expect(canonical("fits=some")).toBe("");
  expect(classesAddress(fitsNone)).toBe("/classes?fits=none");
});

it("what comes nearest says what it is without, in one address however it is written", () => {
  const nearest = nearestTo({ language: "german", level: "A1", evening: true, weekend: true, view: "week" }, ["weekend", "evening"]);
  expect(classesAddress(nearest)).toBe("/classes?language=german&level=A1&without=evening.weekend&view=week");
  expect(canonical("without=weekend.evening.x.level&language=german&level=A1&view=week")).toBe(classesAddress(nearest).split("?")[1]);
  expect(canonical("without=language")).toBe("");
  expect(missingInWords(nearest.without ?? [])).toBe("in the evening or at the weekend");
});

it("a branch is asked for by its number, and 0 is the academy's own address", () => {
  expect([canonical("branch=3&level=A1"), canonical("branch=0"), canonical("branch=03"), canonical("branch=x")]).toEqual([
    "level=A1&branch=3",
    "branch=0",
    "",
    "",
  ]);
  const known = (branch: number, branches: { id: number }[]) => knownFilter({ branch, month: "2027-01" }, [], branches).branch;
  expect([known(3, [{ id: 3 }]), known(0, [{ id: 3 }]), known(4, [{ id: 3 }]), known(0, [])]).toEqual([3, 0, undefined, undefined]);
});

it("an address reads as what it was made of", () => {
  const filter = { language: "korean", level: "Level 1", online: true } as const;
  expect(readClassesAddress(new URL(classesAddress(filter), "http://academy").searchParams)).toEqual(filter);
  expect(classesAddress({})).toBe("/classes");
});

it("a language that is not taught, and a level that no language has, narrow nothing", () => {
  const known = (filter: object, languages = firstLanguages) => knownFilter(filter, languages);
  expect(known({ language: "klingon", level: "Z9", month: "2027-01" })).toEqual({ month: "2027-01" });
  expect(known({ language: "mandarin", level: "HSK 1" })).toEqual({});
  expect(known({ language: "mandarin", level: "HSK 1" }, [...firstLanguages, mandarin])).toEqual({ language: "mandarin", level: "HSK 1" });
  expect(known({ level: "sapling" }, [{ ...mandarin, scheme: "own", levels: ["Sapling"] }])).toEqual({ level: "Sapling" });
});
