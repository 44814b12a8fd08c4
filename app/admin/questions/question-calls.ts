import { pageQuestionKind } from "#contract/page-question.ts";
import { courseQuestionKind, examQuestionKind } from "#contract/question.ts";
import { contentCalls } from "../content/content-calls.ts";

export const courseQuestionCalls = contentCalls(courseQuestionKind);
export const examQuestionCalls = contentCalls(examQuestionKind);
export const pageQuestionCalls = contentCalls(pageQuestionKind);
export type QuestionCalls = typeof courseQuestionCalls | typeof examQuestionCalls;
