import { expect, it } from "vitest";
import { nameIn, whatWasTyped } from "./say-discarded.ts";

it("names what was saved by its own name, and what is new by what was typed", () => {
  expect(whatWasTyped("course", { id: 1, title: "German" }, { title: "Typed over" })).toBe("Changes to course “German”");
  expect(whatWasTyped("enquiry", undefined, { name: " Nimal " })).toBe("New enquiry “Nimal”");
  expect(whatWasTyped("QnA", { question: "How?" }, {})).toBe("Changes to QnA “How?”");
});

it("a long name is cut, and none is left out", () => {
  expect(whatWasTyped("blog", undefined, { title: "" })).toBe("New blog");
  expect(whatWasTyped("blog", undefined, { title: "x".repeat(200) })).toBe(`New blog “${"x".repeat(57)}...”`);
});

it("a record without a name, or none, is called nothing", () => {
  expect([nameIn(undefined), nameIn({ summary: "A" }), nameIn({ title: 5 }), nameIn({ name: "Nimal" })]).toEqual(["", "", "", "“Nimal”"]);
});
