import type { Exam } from "#contract/exam.ts";
import type { Compared } from "../forms/differences.tsx";

/** What the exam form holds while it is typed into; contract/exam.ts judges it. */
export type ExamForm = {
  title: string;
  slug: string;
  summary: string;
  image: string;
  description: string;
  modules: string[];
  features: string[];
  schedule: string;
  targetScore: string;
  examFee: string;
  nextExamDate: string;
  preparationDuration: string;
  studentsPerClass: string;
};

export const blankExam: ExamForm = {
  title: "",
  slug: "",
  summary: "",
  image: "",
  description: "",
  modules: [""],
  features: [""],
  schedule: "",
  targetScore: "",
  examFee: "",
  nextExamDate: "",
  preparationDuration: "",
  studentsPerClass: "",
};

/** A stored exam as the form shows it; optional fields that it lacks are empty. */
export function examFormOf({ id: _, version: __, display_order: ___, ...exam }: Exam): ExamForm {
  const { targetScore = "", examFee = "", nextExamDate = "", preparationDuration = "", studentsPerClass = "", ...rest } = exam;
  return { ...rest, targetScore, examFee, nextExamDate, preparationDuration, studentsPerClass };
}

/** The fields as a comparison names them. */
export const comparedOfExam: readonly Compared[] = [
  { name: "title", label: "Title" },
  { name: "slug", label: "Slug" },
  { name: "summary", label: "Summary" },
  { name: "image", label: "Image", kind: "picture" },
  { name: "description", label: "Description", kind: "html" },
  { name: "modules", label: "Modules" },
  { name: "features", label: "Features" },
  { name: "schedule", label: "Schedule" },
  { name: "targetScore", label: "Target score" },
  { name: "examFee", label: "Exam fee" },
  { name: "nextExamDate", label: "Next exam date" },
  { name: "preparationDuration", label: "Preparation duration" },
  { name: "studentsPerClass", label: "Students per class" },
];
