import { describe, expect, it } from "vitest";
import { builtInContent } from "./built-in-content.ts";
import { postSamples } from "./post-samples.ts";

const comingSoon = "<p>Content for this blog post is coming soon. Please check back later!</p>";

describe("built-in content", () => {
  it.each([1, 2, 3, 4])("gives post %i the text of its sample", (id) => {
    const content = builtInContent(id);
    expect(content).toBe(postSamples[id - 1]?.content);
    expect(content).toContain("<h2>");
  });

  it.each([5, 10, 999, 0, -1, 1.5, Number.NaN])("says that content is coming soon for %s", (id) => {
    expect(builtInContent(id)).toBe(comingSoon);
  });
});
