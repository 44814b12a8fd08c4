import { dele } from "./samples/dele.ts";
import { delf } from "./samples/delf.ts";
import { dutchCivicIntegration } from "./samples/dutch-civic-integration.ts";
import type { ExamSample } from "./samples/exam-sample.ts";
import { goethe } from "./samples/goethe.ts";
import { ielts } from "./samples/ielts.ts";
import { torflA1 } from "./samples/torfl-a1.ts";

export const examSamples: readonly ExamSample[] = [goethe, dutchCivicIntegration, ielts, dele, delf, torflA1];
