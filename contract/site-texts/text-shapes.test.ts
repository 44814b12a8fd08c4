import { expect, it } from "vitest";
import { shownFacts } from "#tests/factories.ts";
import { hasSomething, isForPage, paragraphsOf, textsWith, withFacts } from "./text-shapes.ts";

it("a notice for Home stands there only, one for a list also on the pages of its items, and one for no page on all", () => {
  const on = (pages: string[] | undefined, ...paths: string[]) =>
    paths.filter((path) => isForPage({ text: "", ...(pages && { pages }) }, path));
  const paths = ["/", "/about", "/teacher/3", "/courses", "/course/German", "/classes", "/class/12", "/contact"];
  expect(on(["/"], ...paths)).toEqual(["/"]);
  expect(on(["/course"], ...paths)).toEqual(["/courses", "/course/German"]);
  expect(on(["/classes"], ...paths)).toEqual(["/classes", "/class/12"]);
  expect(on(["/about"], ...paths)).toEqual(["/about", "/teacher/3"]);
  expect(on(["/", "/contact"], ...paths)).toEqual(["/", "/contact"]);
  expect(on(undefined, ...paths)).toEqual(paths);
});

it("a fact stands where its name stood in braces, and what is no fact stays as it was written", () => {
  expect(withFacts("{name}: call {phone}, {sooner}.", shownFacts)).toBe("Academy: call +94 41 222 0000, {sooner}.");
  expect(withFacts("Open {hours}.", shownFacts)).toBe("Open between 9 AM and 5 PM, every day of the week.");
  expect(withFacts("{email}", shownFacts, (fact) => `<${fact}>`)).toBe("<office@academy.example>");
});

it("an empty line, also one of spaces, begins a new paragraph", () => {
  expect(paragraphsOf("One\nstill one\n \nTwo\n\n\nThree")).toEqual(["One\nstill one", "Two", "Three"]);
});

it("a page says what staff changed, with the facts in it, and of the rest what it says first", () => {
  const first = { title: "Ask us", lead: "Call {phone}.", values: [{ name: "{name}", most: 3 }] };
  expect(textsWith(first, { title: "Ask {name}" }, shownFacts)).toEqual({
    title: "Ask Academy",
    lead: "Call +94 41 222 0000.",
    values: [{ name: "Academy", most: 3 }],
  });
});

it("nothing leads to a list in which there is nothing", () => {
  expect([
    hasSomething({ empty: ["/exams"] }, "/exams"),
    hasSomething({ empty: ["/exams"] }, "/courses"),
    hasSomething({}, "/exams"),
  ]).toEqual([false, true, true]);
});
