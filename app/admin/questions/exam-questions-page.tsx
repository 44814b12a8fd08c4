import { examQuestionCalls } from "./question-calls.ts";
import { QuestionsScreen } from "./questions-screen.tsx";

export const meta = () => [{ title: "Exam Q&A · Back office" }, { name: "robots", content: "noindex, nofollow" }];

export default function ExamQuestionsPage() {
  return <QuestionsScreen key="exam" calls={examQuestionCalls} />;
}
