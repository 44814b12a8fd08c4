import { expect, it } from "vitest";
import { centresOf } from "./centres-of.ts";

const centre = (name: string, exams: string) => ({ name, exams, url: "https://centre.example" });
const centres = [centre("Goethe-Institut", "Goethe-Zertifikat"), centre("Alliance", "DELF, DALF"), centre("Any", ""), centre("Odd", ", ,")];
const named = (title: string) => centresOf(title, centres).map(({ name }) => name);

it("an exam is taken at the centres that name words of its title, in any case and without accents", () => {
  expect(named("Goethe-Zertifikate (A1 – C2)")).toEqual(["Goethe-Institut"]);
  expect(named("DÉLF French Certification")).toEqual(["Alliance"]);
  expect(named("dalf")).toEqual(["Alliance"]);
});

it("a centre that names none is said of no exam, and there may be none at all", () => {
  expect(named("IELTS Preparation")).toEqual([]);
  expect(centresOf("IELTS", undefined)).toEqual([]);
});
