import { expect, it } from "vitest";
import { conflictWords } from "./conflict-words.ts";

it("one's own other tab is no other person", () => {
  const words = conflictWords("Nimal", "Nimal");
  expect(words.saved).toBe("You saved this in another tab or window while you were editing here.");
  expect(Object.values(words).join(" ")).not.toMatch(/their\b|theirs|them\b|Nimal|you both/i);
});

it("another person is named, or called someone else where nobody knows who it was", () => {
  expect(conflictWords("Kumari", "Nimal")).toMatchObject({
    saved: "Kumari saved this while you were editing.",
    fromThem: "Changed by Kumari",
  });
  for (const by of [undefined, ""])
    expect(conflictWords(by, "Nimal")).toMatchObject({
      saved: "Someone else saved this while you were editing.",
      fromThem: "Changed by them",
    });
});
