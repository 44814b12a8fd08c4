import { expect, it } from "vitest";
import {
  askAddress,
  branchAddress,
  branchId,
  classAddress,
  formId,
  isItemOf,
  numberInSlug,
  postAddress,
  subjectAddress,
  teacherAddress,
} from "./page-address.ts";

it("a class has its number and its words as its address, in any script, without accents, and no word twice", () => {
  const of = (of: string, title: string) => decodeURIComponent(classAddress({ id: 12, of, title }));
  expect(of("german", "A1 weekday afternoons")).toBe("/class/12-german-a1-weekday-afternoons");
  expect(of("Français", "Français: B1, “soirée”")).toBe("/class/12-francais-b1-soiree");
  expect(of("Tiếng Việt", "A1")).toBe("/class/12-tieng-viet-a1");
  expect(of("தமிழ்", "B2")).toBe("/class/12-தமிழ்-b2");
  expect(of("", "!")).toBe("/class/12");
  expect(of("german", "wort ".repeat(3) + "x".repeat(90))).toBe("/class/12-german-wort");
  expect(of("", "x".repeat(67))).toBe(`/class/12-${"x".repeat(67)}`);
  expect(of("", "x".repeat(68))).toBe("/class/12");
});

it("the number decides, whatever follows it", () => {
  expect(["12", "12-german", "12-", "2147483647"].map(numberInSlug)).toEqual([12, 12, 12, 2_147_483_647]);
  expect(["", "0", "012", "x", "-12", "12x", "2147483648", "99999999999"].map(numberInSlug)).toEqual(Array(8).fill(undefined));
});

it("a teacher has a number and a name as an address", () => {
  expect(teacherAddress({ id: 3, name: "Marian de Kretser" })).toBe("/teacher/3-marian-de-kretser");
  expect(decodeURIComponent(teacherAddress({ id: 3, name: "சுஜாதா" }))).toBe("/teacher/3-சுஜாதா");
});

it("a course or an exam has its slug as its address, or else its title with what the specification takes out of it", () => {
  const of = (kind: "course" | "exam", title: string, slug = "") => decodeURIComponent(subjectAddress({ kind, title, slug }));
  expect([of("course", "Tea", "Cha"), of("exam", "Tea", "Cha_1")]).toEqual(["/course/Cha", "/exam/Cha_1"]);
  expect(of("course", "  Russian \t Русский  (B1) ")).toBe("/course/Russian_Русский_(B1)");
  expect(of("exam", " DELF  (French) – B2__C1 ")).toBe("/exam/DELF_French_B2_C1");
  expect(subjectAddress({ kind: "course", title: "What now? 50%", slug: "" })).toBe("/course/What_now%3F_50%25");
});

it("a post without a slug has its number as its address", () => {
  expect([postAddress({ slug: "tea", id: 5 }), postAddress({ slug: "", id: 5 })]).toEqual(["/blog/tea", "/blog/5"]);
});

it("the way to a branch, and to the form that asks for a seat, ends at the place on the page", () => {
  expect(branchAddress({ id: 2 })).toBe(`/contact#${branchId({ id: 2 })}`);
  expect([branchId({ id: 2 }), askAddress(7)]).toEqual(["branch-2", `/contact?class=7#${formId}`]);
});

it("pages of items belong to their lists", () => {
  expect([isItemOf("/about", "/teacher/3"), isItemOf("/classes", "/class/1"), isItemOf("/courses", "/class/1")]).toEqual([
    true,
    true,
    false,
  ]);
});
