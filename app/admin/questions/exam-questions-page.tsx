import { examQuestionKind } from "#contract/kinds/question.ts";
import { contentCalls } from "../content/content-calls.ts";
import { QuestionsScreen } from "./questions-screen.tsx";

const calls = contentCalls(examQuestionKind);

export default function ExamQuestionsPage() {
  return <QuestionsScreen key="exam" calls={calls} />;
}
