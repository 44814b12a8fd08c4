import { expect, it } from "vitest";
import { placeBefore } from "./asked-again.ts";

const nimal = { name: "Nimal Perera", phone: "077 123 4567", email: "nimal@example.com" };
const again = { name: "nimal perera", phone: "", email: "Nimal@example.com" };
const sister = { name: "Kamala Perera", phone: "077 123 4567", email: "nimal@example.com" };
const namesake = { name: "Nimal Perera", phone: "071 765 4321", email: "" };

it("whoever asks again stands where their seat or their place on the waiting list is", () => {
  expect(placeBefore(again, { enrolled: [nimal], waiting: [] })).toBe("Has a seat above");
  expect(placeBefore(again, { enrolled: [], waiting: [sister, nimal] })).toBe("Waits above");
  expect(placeBefore(again, { enrolled: [nimal], waiting: [nimal] })).toBe("Has a seat above");
});

it("a namesake and a sister are somebody else", () => {
  expect(placeBefore(again, { enrolled: [sister, namesake], waiting: [] })).toBeUndefined();
});
