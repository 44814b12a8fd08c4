/** The kinds that another site's calls and exports have (specification, section 7). */
export const importedKinds = ["courses", "exams", "posts", "courseQuestions", "examQuestions"] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** One item of another site. */
export type ImportItem = {
  kind: ImportedKind;
  /** Names it in every run: host, list and number there. */
  origin: string;
  title: string;
  /** As a client would send them; but pictures, also in rich text, are addresses of the other site, or data URLs. */
  fields: Record<string, unknown>;
  /** Blank lines separate the paragraphs of its rich text. */
  hasBareLines?: boolean;
  /** A post's categories there, the likeliest first. */
  categories?: readonly string[];
  /** The paths at which visitors found it there. */
  paths: readonly string[];
  /** Remarks for the report. */
  notes: readonly string[];
};

/**
 * What becomes of an item. "sample": it replaces a sample; "same": here already, the same; "differs": here already, and not the same, so it is
 * left out; "known": taken before; "changed", "changed there": taken before, and changed since, here or there; "deleted": taken before, and
 * deleted here; "out": left out.
 */
export type Effect = "new" | "sample" | "same" | "differs" | "known" | "changed" | "changed there" | "deleted" | "out";

export type ImportLine = { kind: ImportedKind; title: string; effect: Effect; isDraft: boolean; notes: string[] };

export type ImportRun = {
  /** Only says what would happen. */
  isDry: boolean;
  /** The address of the other site, at which relative addresses begin. */
  base: string;
  /** A picture there as a JPEG, as a data URL. Throws Refusal. */
  fetchPicture: (address: string) => Promise<string>;
  /** Where a link there leads from here. */
  linkTo: (address: string) => string;
};
