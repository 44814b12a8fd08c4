import { QuestionsScreen } from "./questions-screen.tsx";

export const meta = () => [{ title: "Exam Q&A · Back office" }, { name: "robots", content: "noindex, nofollow" }];

export default function ExamQuestionsPage() {
  return <QuestionsScreen key="exam" kind="exam" title="Exam QnA Management" />;
}
