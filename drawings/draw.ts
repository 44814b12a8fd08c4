// Draws every picture of the academy:  node_modules/.bin/node drawings/draw.ts [group | group/part-of-a-name …]
// Needs Debian's chromium, fonts-noto-core and fonts-noto-cjk. Its results are committed, so the product needs none of them.

import type { Picture } from "./picture.ts";
import { openRenderer } from "./renderer.ts";

const groups: Record<string, () => Promise<Picture[]>> = {
  courses: async () => (await import("./course-posters.ts")).coursePosters(),
  hero: async () => (await import("./hero-scenes.ts")).heroScenes(),
  exams: async () => (await import("./exam-posters.ts")).examPosters(),
  people: async () => (await import("./portraits.ts")).portraits(),
  posts: async () => (await import("./post-covers.ts")).postCovers(),
  about: async () => (await import("./classroom.ts")).classroomScene(),
  share: async () => (await import("./share-grounds.ts")).shareGrounds(),
  logo: async () => (await import("./logo.ts")).logoFiles(),
};

const arguments_ = process.argv.slice(2);
const asked = (arguments_.length > 0 ? arguments_ : Object.keys(groups)).map((argument) => {
  const [name = "", part = ""] = argument.split("/");
  const draw = groups[name];
  if (draw === undefined) throw new Error(`Unknown group: ${name}. Groups: ${Object.keys(groups).join(", ")}`);
  return { draw, part };
});

const renderer = await openRenderer();
for (const { draw, part } of asked) {
  for (const picture of await draw()) {
    if (!picture.outputs.some((output) => output.file.includes(part))) continue;
    for (const report of await renderer.render(picture)) console.log(report);
  }
}
await renderer.close();
