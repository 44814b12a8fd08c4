import { expect, test } from "vitest";
import { soughtIn } from "./sought-person.ts";

test("somebody is looked for by what is whole: the number first, then the address, then the name", () => {
  expect(soughtIn({ name: "Fa", phone: "077 123", email: "fathima@" })).toEqual([]);
  expect(soughtIn({ name: " Fat ", phone: " 077 123 456", email: "f@example.lk" })).toEqual(["077 123 456", "f@example.lk", "Fat"]);
});
