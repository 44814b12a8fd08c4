/** The kinds that another site's calls and exports have (specification, section 7). */
export const importedKinds = ["courses", "exams", "posts", "courseQuestions", "examQuestions"] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** One thing of another site. */
export type ImportItem = {
  kind: ImportedKind;
  /** What it is there, the same in every run: host, list and number. */
  origin: string;
  title: string;
  /** As a client would send them; pictures, and those in rich text, have their addresses there, or are data URLs. */
  fields: Record<string, unknown>;
  /** Blank lines part the paragraphs of its rich text. */
  hasBareLines?: boolean;
  /** What a post is about there, the likeliest first. */
  categories?: readonly string[];
  /** The paths that visitors found it at. */
  paths: readonly string[];
  /** What is to be said of it. */
  notes: readonly string[];
};

/**
 * What becomes of an item. "sample": it takes the place of one that came with the program; "same": here already, the same; "known": taken
 * before; "changed", "changed there": taken before, and another since, here or there; "deleted": taken before, and deleted here.
 */
export type Effect = "new" | "sample" | "same" | "differs" | "known" | "changed" | "changed there" | "deleted" | "out";

export type ImportLine = { kind: ImportedKind; title: string; effect: Effect; isDraft: boolean; notes: string[] };

export type ImportRun = {
  /** Only says what would happen. */
  isDry: boolean;
  /** Where the other site's addresses begin. */
  base: string;
  /** A picture there as a JPEG, as a data URL. Throws Refusal. */
  fetchPicture: (address: string) => Promise<string>;
  /** Where a link there leads from here. */
  linkTo: (address: string) => string;
};
