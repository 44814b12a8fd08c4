import { examKind } from "#contract/exam.ts";
import { contentCalls } from "../content/content-calls.ts";

export const examCalls = contentCalls(examKind);
