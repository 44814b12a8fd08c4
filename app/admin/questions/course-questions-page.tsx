import { courseQuestionKind } from "#contract/kinds/question.ts";
import { contentCalls } from "../content/content-calls.ts";
import { QuestionsScreen } from "./questions-screen.tsx";

const calls = contentCalls(courseQuestionKind);

export default function CourseQuestionsPage() {
  return <QuestionsScreen key="course" calls={calls} />;
}
