import { expect, it } from "vitest";
import { readTimeOf } from "./read-time.ts";

it("a post takes as long as its words do, not its tags", () => {
  expect(readTimeOf("")).toBe("1 min read");
  expect(readTimeOf(`<p>${"one two ".repeat(300)}</p>${"<p></p>".repeat(900)}`)).toBe("3 min read");
});
