import { type Exam, type ExamFields, examKind } from "#contract/kinds/exam.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { withPage } from "../content/item-page.ts";
import { createRepositoryWithDrafts } from "../content/repository-with-drafts.ts";
import { storedKind } from "../content/stored-kind.ts";
import { examPage } from "./exam-page.ts";
import { examSamples } from "./exam-samples.ts";

export const exams = storedKind(examKind, { samples: examSamples, seededAs: "exams" });

export function createExams(needs: ContentNeeds) {
  const repository = createRepositoryWithDrafts<ExamFields, Exam>(needs, exams);

  return { ...repository, ...withPage(repository, examPage) };
}
