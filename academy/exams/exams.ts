import { type Exam, type ExamFields, examKind } from "#contract/exam.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { withPage } from "../content/item-page.ts";
import { contentKind } from "../content/kind.ts";
import { createPublishedRepository } from "../content/published-repository.ts";
import { examPage } from "./exam-page.ts";
import { examSamples } from "./exam-samples.ts";

export const exams = contentKind(examKind, { samples: examSamples, filled: "exams" });

export function createExams(needs: ContentNeeds) {
  const repository = createPublishedRepository<ExamFields, Exam>(needs, exams);

  return { ...repository, ...withPage(repository, examPage) };
}
