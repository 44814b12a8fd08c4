import type { Exam } from "#contract/exam.ts";
import type { ItemPage } from "../content/item-page.ts";
import { joined } from "../text/joined.ts";
import { examAtAddress } from "./exam.ts";

export const examPage = {
  card: ["id", "title", "slug", "summary", "image", "targetScore"],
  find: examAtAddress,
  share: ({ title, targetScore }: Exam) => ({
    ground: "exams",
    above: joined(/\bpreparation\b/i.test(title) ? "Exam" : "Exam preparation", targetScore),
  }),
} as const satisfies ItemPage<Exam>;
