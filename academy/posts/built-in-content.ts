import { postSamples } from "./post-samples.ts";

const builtInPosts = 4;
const comingSoon = "<p>Content for this blog post is coming soon. Please check back later!</p>";

/** What a post without content of its own shows (specification, section 3). */
export function builtInContent(id: number): string {
  const sample = id <= builtInPosts ? postSamples[id - 1] : undefined;
  return sample ? sample.content : comingSoon;
}
