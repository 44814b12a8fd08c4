import { type Exam, type ExamFields, examKind } from "#contract/exam.ts";
import { contentKind } from "../content/kind.ts";
import { type ContentNeeds, createRepository } from "../content/repository.ts";
import { examAtAddress } from "./exam.ts";
import { examSamples } from "./exam-samples.ts";

export const exams = contentKind(examKind, { samples: examSamples, filled: "exams" });

/** The repository of exams. */
export function createExams(needs: ContentNeeds) {
  const repository = createRepository<ExamFields, Exam>(needs, exams);

  return {
    ...repository,

    /** What a list of exams on a page shows, in their order. */
    cards: () => repository.pick(["id", "title", "slug", "summary", "image", "targetScore"]),

    /** See examAtAddress; by its title an exam is found among the first 1000, by an address that it had before in any case. */
    async findByAddress(address: string): Promise<Exam | undefined> {
      const bySlug = await repository.findBy("slug", address);
      if (bySlug) return bySlug;
      const named = examAtAddress(await repository.pick(["id", "slug", "title"], { limit: 1000 }), address);
      return named ? repository.find(named.id) : (await repository.findByAnySlug(address)).item;
    },
  };
}
