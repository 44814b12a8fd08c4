import { expect, it } from "vitest";
import { meantEmail } from "./mistyped-email.ts";

it("knows what is meant by a mistyped name of a great mail provider, and leaves all others alone", () => {
  const meant = ["nadee@gmial.com", "Nadee@gmail.con", " a@yaho.com ", "a@hotmial.cm"].map(meantEmail);
  expect(meant).toEqual(["nadee@gmail.com", "nadee@gmail.com", "a@yahoo.com", "a@hotmail.com"]);
  const right = [
    "a@gmail.com",
    "a@yahoo.co.uk",
    "a@mail.com",
    "a@ymail.com",
    "a@outlook.de",
    "a@constructor.com",
    "a@gmial.academy",
    "nobody",
  ];
  expect(right.filter((address) => meantEmail(address) !== undefined)).toEqual([]);
});
