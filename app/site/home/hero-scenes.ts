/** The hero's drawings (drawings/hero-scenes.ts), the one that is seen first at the top. */
export const heroScenes = [
  { name: "sigiriya", alt: "Sigiriya rock at dawn above forest and a lake" },
  { name: "tea-train", alt: "A red train on an arched bridge between tea fields in the hills" },
  { name: "galle", alt: "The lighthouse of Galle on the fort wall, and a sailing boat at sunset" },
] as const;
