import { expect, it } from "vitest";
import { shownFacts } from "#tests/factories.ts";
import { isForPage, paragraphsOf, withFacts } from "./text-shapes.ts";

it("a notice for Home stands there only, one for a list also on the pages of its items, and one for no page on all", () => {
  const on = (pages: string[] | undefined, ...paths: string[]) =>
    paths.filter((path) => isForPage({ text: "", ...(pages && { pages }) }, path));
  const paths = ["/", "/courses", "/course/German", "/contact"] as const;
  expect(on(["/"], ...paths)).toEqual(["/"]);
  expect(on(["/courses"], ...paths)).toEqual(["/courses", "/course/German"]);
  expect(on(["/", "/contact"], ...paths)).toEqual(["/", "/contact"]);
  expect(on(undefined, ...paths)).toEqual(paths);
});

it("a fact stands where its name stood in braces, and what is no fact stays as it was written", () => {
  expect(withFacts("{name}: call {phone}, {sooner}.", shownFacts)).toBe("Academy: call +94 41 222 0000, {sooner}.");
  expect(withFacts("{email}", shownFacts, (fact) => `<${fact}>`)).toBe("<office@academy.example>");
});

it("an empty line, also one of spaces, begins a new paragraph", () => {
  expect(paragraphsOf("One\nstill one\n \nTwo")).toEqual(["One\nstill one", "Two"]);
});
