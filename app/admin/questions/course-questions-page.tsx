import { courseQuestionCalls } from "./question-calls.ts";
import { QuestionsScreen } from "./questions-screen.tsx";

export const meta = () => [{ title: "Course Q&A · Back office" }, { name: "robots", content: "noindex, nofollow" }];

export default function CourseQuestionsPage() {
  return <QuestionsScreen key="course" calls={courseQuestionCalls} />;
}
