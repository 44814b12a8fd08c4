import { choiceField, pictureField, rowsField } from "../fields/field.ts";
import { z } from "../zod.ts";
import { pagesWithScene, type SceneName, scenes } from "./page-heads.ts";

// The keys of an object are its own names.
const all = Object.keys(scenes) as SceneName[];
const oneOf = z.enum(all, "This must be one of the drawings.");
const columns = {
  page: { ...choiceField<string>("Page", pagesWithScene, ""), input: oneOf },
  scene: { ...choiceField<string>("Drawing", scenes, ""), input: oneOf },
  photo: pictureField("Own photograph", "screen"),
};
const { input, ...rows } = rowsField("Heads", columns, { entry: "head", most: all.length });
const before = all.map((page) => ({ page, scene: page, photo: "" }));

/** The drawing or photograph at the head of each page; a page that a client leaves out gets its first scene. */
export const headsField = {
  ...rows,
  before,
  fixed: { column: "page", still: true as const },
  input: input.transform((given) => before.map((first) => given.find(({ page }) => page === first.page) ?? first)).optional(),
  keptIfMissing: true as const,
  inWords: (value: unknown) => {
    const given: Partial<(typeof before)[number]>[] = Array.isArray(value) ? value : [];
    return given
      .map(({ page, scene, photo }) => `${page && pagesWithScene[page]}: ${photo ? "an own photograph" : scene && scenes[scene]}`)
      .join("\n");
  },
};
