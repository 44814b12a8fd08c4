import { expect, it, test } from "vitest";
import { canBeOneName, sameWayAs, sharedWays } from "./same-person.ts";

it.each([
  ["Nimal Perera", "nimal  perera", true],
  ["I. Perera", "Ishara Perera", true],
  ["Ishara", "Ishara Perera", true],
  ["Perera Ishara", "Ishara Perera", true],
  ["Nimal Perera", "Kamala Perera", false],
  ["Nimal Perera", "Vimal Perera", false],
  ["", "Nimal Perera", false],
])("says whether %s and %s can be one: %s", (one, other, can) => {
  expect(canBeOneName(one, other)).toBe(can);
  expect(canBeOneName(other, one)).toBe(can);
});

const nimal = { name: "Nimal Perera", phone: "077 123 4567, 011 234 5678", email: "family@example.com" };
const kamala = { name: "Kamala Perera", phone: "+94 77 123 4567", email: "Family@example.com" };

test("a number is one however it was typed, and an address whatever its case", () => {
  expect(sharedWays(nimal, kamala)).toBe("phone and e-mail");
  expect(sharedWays(nimal, { ...kamala, email: "" })).toBe("phone");
  expect(sharedWays(nimal, { ...kamala, phone: "" })).toBe("e-mail");
  expect(sharedWays(nimal, { ...kamala, phone: "Home 077 123 45 67 after 6pm", email: "" })).toBe("phone");
  expect(sharedWays({ ...nimal, email: "" }, { ...kamala, phone: "12", email: "" })).toBe("");
});

test("who is reached as somebody of another name is told from them", () => {
  expect(sameWayAs(kamala, [{ ...kamala, name: "K. Perera" }, nimal])).toBe("Same phone and e-mail as Nimal Perera");
  expect(sameWayAs(nimal, [{ ...nimal }, { ...kamala, phone: "", email: "" }])).toBeUndefined();
});
