import { expect, it } from "vitest";
import { classesAddress, classesSearch, fitsNone, readClassesAddress } from "./classes-address.ts";

const canonical = (query: string) => classesSearch.canonical(new URLSearchParams(query));

it("known values only, in one order", () => {
  expect(canonical("online=true&level=A1&language=german&month=2027-01&weekend=true&evening=true")).toBe(
    "language=german&level=A1&month=2027-01&evening=true&weekend=true&online=true",
  );
  expect(canonical("language=klingon&level=Z9&month=2027-13&evening=yes&weekend=&online=1&language=toString")).toBe("");
  expect(canonical("language=German&level=a1")).toBe("language=german&level=A1");
  expect(canonical("language=&level=Level+1&month=")).toBe("level=Level+1");
});

it("what no class has is one address, whatever else is asked for", () => {
  expect(canonical("month=2099-01&fits=none&language=german")).toBe("fits=none");
  expect(canonical("fits=some")).toBe("");
  expect(classesAddress(fitsNone)).toBe("/classes?fits=none");
});

it("an address reads as what it was made of", () => {
  const filter = { language: "korean", level: "Level 1", online: true } as const;
  expect(readClassesAddress(new URL(classesAddress(filter), "http://academy").searchParams)).toEqual(filter);
  expect(classesAddress({})).toBe("/classes");
});
