import { expect, it } from "vitest";
import type { PublicClass } from "#academy/public/public-academy.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { classData, offerOf } from "./class-data.ts";

// Of the facts, and of a class, search engines are told no more than these.
const facts = {
  ...{ name: "Serendib", address: "24 Galle Road", publicUrl: "https://academy.example" },
  next: { from: "2027-04-01", place: { address: "1 Beach Road", city: "Matara", map: "" } },
} as AcademyFacts;
const days = { starts_on: "2027-03-20", ends_on: "2027-04-04", times: [], off: [] };
const one = { id: 1, path: "/class/1", title: "A1", ...days, mode: "academy", held: 0, fee: 0, seats_left: 1 } as unknown as PublicClass;
const at = (address: string) => ({ "@type": "Place", name: "Serendib", address });
const placesOf = (more: Partial<PublicClass>) => classData(facts, { ...one, ...more }).location;

it("a class is at the place where the academy is then, over a move at both, and in a branch there", () => {
  expect(placesOf({ ends_on: "2027-03-31" })).toEqual(at("24 Galle Road"));
  expect(placesOf({})).toEqual([at("24 Galle Road"), at("1 Beach Road")]);
  expect(placesOf({ starts_on: "2027-04-01" })).toEqual(at("1 Beach Road"));
  expect(placesOf({ branch: { id: 7, name: "Kandy", address: "12 Temple Road" } })).toEqual({
    ...at("12 Temple Road"),
    name: "Serendib, Kandy",
  });
});

it("a class that is only online is at no place, and one of both kinds at one", () => {
  expect(classData(facts, { ...one, mode: "online" })).not.toHaveProperty("location");
  expect(placesOf({ mode: "both", ends_on: "2027-03-31" })).toEqual(at("24 Galle Road"));
});

it("a class is sold out without a seat, and free where it costs nothing", () => {
  expect(offerOf(facts, one)).toMatchObject({ availability: "https://schema.org/InStock", category: "Free" });
  expect(offerOf(facts, { ...one, seats_left: 0, fee: 45_000 })).toMatchObject({
    availability: "https://schema.org/SoldOut",
    category: "Paid",
    price: 45_000,
  });
});
