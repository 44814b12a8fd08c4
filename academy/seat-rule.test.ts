import { expect, it } from "vitest";
import { seatFor, seatsLeft, seatsOffered } from "./seat-rule.ts";

const taken = [0, 1, 8, 9, 10, 11];

it("ten seats are ten seats, and the tenth is the last", () => {
  expect(taken.map((enrolled) => seatFor({ seats: 10, enrolled }))).toEqual(["one", "one", "one", "last", "none", "none"]);
});

it("a class of one is full with one", () => {
  expect([0, 1].map((enrolled) => seatFor({ seats: 1, enrolled }))).toEqual(["last", "none"]);
});

it("never fewer than none are left, however many were overbooked", () => {
  expect(taken.map((enrolled) => seatsLeft({ seats: 10, enrolled }))).toEqual([10, 9, 2, 1, 0, 0]);
});

it("a seat that is free again is for those who wait, and only what is left after them is offered", () => {
  expect([0, 1, 2, 5].map((waiting) => seatsOffered({ seats_left: 2, waiting }))).toEqual([2, 1, 0, 0]);
});
