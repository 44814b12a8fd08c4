import {
  htmlField,
  inColumn,
  listField,
  optionalTextField,
  orderedItem,
  pictureField,
  searched,
  slugField,
  textField,
} from "../fields/field.ts";
import { draftOrWhole, publishingFieldList, publishingQuery, workingCopyOf } from "../fields/publishing.ts";
import { seoFieldList } from "../fields/seo.ts";
import { examOrderStep } from "../limits.ts";
import { examOrder, listQuery } from "../list.ts";
import { pagesOf } from "../site/page-address.ts";
import { searchTextsOf } from "../site/search-texts.ts";
import type { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

/** The fields of an exam (specification, section 3): stored, sent, edited, compared and answered in this order. */
export const examFieldList = {
  title: searched(textField("Title", 200)),
  slug: slugField(),
  summary: searched(textField("Summary", 1000)),
  image: pictureField("Image", "landscape"),
  description: htmlField("Description"),
  modules: listField("Modules", 100, 500, "What You Will Prepare For"),
  features: listField("Features", 100, 500),
  schedule: textField("Schedule", 300),
  targetScore: inColumn("target_score", optionalTextField("Target score", 100)),
  examFee: inColumn("exam_fee", optionalTextField("Exam fee", 200)),
  nextExamDate: inColumn("next_exam_date", optionalTextField("Next exam date", 200)),
  preparationDuration: inColumn("preparation_duration", optionalTextField("Preparation duration", 200)),
  studentsPerClass: inColumn("students_per_class", optionalTextField("Students per class", 100)),
  ...seoFieldList,
  ...publishingFieldList,
};

/** What staff send to create or update an exam (specification, sections 3, 5 and 7). */
export const examFields = draftOrWhole(examFieldList, {});
export type ExamFields = z.output<typeof examFields>;

/** An exam as every list and answer carries it; optional texts that are empty are left out. */
export const exam = orderedItem(examFieldList);
export type Exam = z.output<typeof exam>;

export const examKind = {
  path: "exams",
  table: "exams",
  ...namesOf("exam", { title: "Exams Management" }),
  icon: "exams",
  list: examFieldList,
  titled: "title",
  input: examFields,
  answer: exam,
  query: listQuery.extend(publishingQuery),
  publishing: { workingCopy: workingCopyOf(examFieldList) },
  page: { ...pagesOf.exams, head: searchTextsOf.exam },
  step: examOrderStep,
  reorder: { path: "reorder", list: "examOrders", body: examOrder },
} as const satisfies ContentKind;
