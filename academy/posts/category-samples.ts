import type { categoryFields } from "#contract/kinds/category.ts";
import type { z } from "#contract/zod.ts";

const sample = (filter: boolean) => (name: string) => ({ name, filter });

/** The first categories, of which four are filters of the blog (specification, section 9). */
export const categorySamples: readonly z.input<typeof categoryFields>[] = [
  ...["Learning Tips", "Culture", "Exam Prep", "Technology"].map(sample(true)),
  ...["Language Practice", "Study Abroad", "Career Development"].map(sample(false)),
];
