import { expect, it } from "vitest";
import { initialOf } from "./initial-of.ts";

it("is of the name, not of a title before it", () => {
  const names = [
    "Ms Perera",
    "mrs. de Silva",
    "Dr.Fernando",
    "Prof. Dr. Weber",
    "Ven. Sumana",
    "Sujatha Perera",
    "Drew",
    "Ms",
    "Ms.",
    "අනුර",
  ];
  expect(names.map(initialOf).join("")).toBe("PDFWSSDMMඅ");
  expect(initialOf("")).toBe("");
});
