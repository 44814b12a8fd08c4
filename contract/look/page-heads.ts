/** The drawn scenes (app/site/components/scene.tsx), each named as the page that has it first, and as staff read what is drawn. */
export const scenes = {
  courses: "An open book whose pages fly off",
  exams: "Steps to a flag",
  classes: "A week of moons",
  blog: "Palm leaves and a pen",
  about: "A lighthouse",
  contact: "A letter that became a boat",
  level: "The way up a mountain",
  search: "Stars",
} as const;
export type SceneName = keyof typeof scenes;

export const pagesWithScene: Readonly<Record<SceneName, string>> = {
  courses: "Courses",
  exams: "Exams",
  classes: "Classes",
  blog: "Blog",
  about: "About",
  contact: "Contact",
  level: "Which level am I?",
  search: "Search, and where no page is found",
};

/** What staff put at the head of a page instead of its first scene. */
export type PageHead = { scene: SceneName; photo: string };
export type PageHeads = Partial<Record<SceneName, PageHead>>;

/** The heads that staff changed; undefined where there is none. */
export function changedHeads(rows: readonly (PageHead & { page: SceneName })[] = []): PageHeads | undefined {
  const changed = rows.filter(({ page, scene, photo }) => scene !== page || photo !== "");
  return changed.length > 0 ? Object.fromEntries(changed.map(({ page, scene, photo }) => [page, { scene, photo }])) : undefined;
}
