import { maxHtmlBytes } from "./limits.ts";
import { displayOrder, image, optionalText, requiredText, slug, textList, version } from "./text.ts";
import { z } from "./zod.ts";

/** What staff send to create or update an exam (specification, sections 3, 5 and 7). `description` is rich HTML. */
export const examFields = z.object({
  title: requiredText(200),
  slug,
  summary: requiredText(1000),
  image,
  description: optionalText(maxHtmlBytes),
  modules: textList(100, 500),
  features: textList(100, 500),
  schedule: requiredText(300),
  targetScore: optionalText(100),
  examFee: optionalText(200),
  nextExamDate: optionalText(200),
  preparationDuration: optionalText(200),
  studentsPerClass: optionalText(100),
  version,
});

export type ExamFields = z.output<typeof examFields>;

/** An exam as every list and answer carries it; optional texts that are empty are left out. */
export const exam = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  image: z.string(),
  description: z.string(),
  modules: z.array(z.string()),
  features: z.array(z.string()),
  schedule: z.string(),
  targetScore: z.string().optional(),
  examFee: z.string().optional(),
  nextExamDate: z.string().optional(),
  preparationDuration: z.string().optional(),
  studentsPerClass: z.string().optional(),
  display_order: displayOrder,
  version: z.number().int(),
});

export type Exam = z.output<typeof exam>;
