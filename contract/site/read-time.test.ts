import { expect, it } from "vitest";
import { isFarFrom, readTimeOf } from "./read-time.ts";

it("a post takes as long as its words do, not its tags", () => {
  expect(readTimeOf("")).toBe("1 min read");
  expect(readTimeOf(`<a href="/contact" title="Write to us">Write</a>\n`.repeat(500))).toBe("3 min read");
  expect(readTimeOf(`<p>${"one two ".repeat(300)}</p>${"<p></p>".repeat(900)}`)).toBe("3 min read");
});

it("what a post says of itself is far from the truth where it is half of it, or twice as much, and not by a minute only", () => {
  const far = (words: number, ...says: string[]) => says.filter((one) => isFarFrom(one, `<p class="lead">${"tea ".repeat(words)}</p>`));
  expect(far(2000, "5 min read", "6 min read", "19 min read", "20 min read")).toEqual(["5 min read", "20 min read"]);
  expect(far(200, "2 min read", "3 min read", "12 min read")).toEqual(["3 min read", "12 min read"]);
  expect(far(400, "1 min read")).toEqual([]);
  expect(far(2000, "a cup of tea", "", "0 min read")).toEqual([]);
});
