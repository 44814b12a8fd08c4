import { type Exam, type ExamFields, examKind } from "#contract/exam.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { contentKind } from "../content/kind.ts";
import { createPublishedRepository } from "../content/published-repository.ts";
import { examAtAddress } from "./exam.ts";
import { examSamples } from "./exam-samples.ts";

export const exams = contentKind(examKind, { samples: examSamples, filled: "exams" });

export function createExams(needs: ContentNeeds) {
  const repository = createPublishedRepository<ExamFields, Exam>(needs, exams);

  return {
    ...repository,

    cards: () => repository.pickPublished(["id", "title", "slug", "summary", "image", "targetScore"]),

    /** The exam that visitors see: see examAtAddress; by its title an exam is found among the first 1000, by an address that it had before in any case. */
    async findByAddress(address: string): Promise<Exam | undefined> {
      const bySlug = await repository.findPublished("slug", address);
      if (bySlug) return bySlug;
      const named = examAtAddress(await repository.pickPublished(["id", "slug", "title"], { limit: 1000 }), address);
      return named ? repository.find(named.id, false) : (await repository.findPublishedByAnySlug(address)).item;
    },
  };
}
