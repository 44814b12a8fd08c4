/**
 * Draws every picture of the academy:  node_modules/.bin/node drawings/draw.ts [group …]
 * Needs Debian's chromium, fonts-noto-core and fonts-noto-cjk. Its results are committed, so the product needs none of them.
 */
import { openDarkroom } from "./darkroom.ts";
import type { Picture } from "./picture.ts";

const groups: Record<string, () => Promise<Picture[]>> = {
  courses: async () => (await import("./course-posters.ts")).coursePosters(),
  hero: async () => (await import("./hero-scenes.ts")).heroScenes(),
  exams: async () => (await import("./exam-posters.ts")).examPosters(),
  people: async () => (await import("./portraits.ts")).portraits(),
  posts: async () => (await import("./post-covers.ts")).postCovers(),
  about: async () => (await import("./classroom.ts")).classroomScene(),
  logo: async () => (await import("./logo.ts")).logoFiles(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name.split("/")[0] ?? "" in groups));
if (unknown.length > 0) throw new Error(`Unknown group: ${unknown.join(", ")}. Groups: ${Object.keys(groups).join(", ")}`);

const darkroom = await openDarkroom();
for (const [name, draw] of Object.entries(groups)) {
  const wanted = asked.length === 0 || asked.some((ask) => ask.split("/")[0] === name);
  if (!wanted) continue;
  for (const picture of await draw()) {
    const only = asked.filter((ask) => ask.startsWith(`${name}/`)).map((ask) => ask.slice(name.length + 1));
    if (only.length > 0 && !picture.cuts.some((cut) => only.some((part) => cut.file.includes(part)))) continue;
    for (const report of await darkroom.develop(picture)) console.log(report);
  }
}
await darkroom.close();
