import type { ComponentType } from "react";
import {
  BlogsIcon,
  ClockIcon,
  CoursesIcon,
  DashboardIcon,
  DeleteIcon,
  EnquiriesIcon,
  ExamsIcon,
  QuestionIcon,
  SettingsIcon,
} from "../components/icons.tsx";

type Section = { name: string; address: string; icon: ComponentType<{ className?: string }> };

/** The sections of the back office, in the order of the sidebar. */
export const sections: readonly Section[] = [
  { name: "Dashboard", address: "/admin/dashboard", icon: DashboardIcon },
  { name: "Courses", address: "/admin/courses", icon: CoursesIcon },
  { name: "Exams", address: "/admin/exams", icon: ExamsIcon },
  { name: "Blogs", address: "/admin/blogs", icon: BlogsIcon },
  { name: "Course Q&A", address: "/admin/course-qna", icon: QuestionIcon },
  { name: "Exam Q&A", address: "/admin/exam-qna", icon: QuestionIcon },
  { name: "Enquiries", address: "/admin/enquiries", icon: EnquiriesIcon },
  { name: "Settings", address: "/admin/settings", icon: SettingsIcon },
];

/** What staff look into now and then; below the sections. */
export const records: readonly Section[] = [
  { name: "Trash", address: "/admin/trash", icon: DeleteIcon },
  { name: "Activity", address: "/admin/activity", icon: ClockIcon },
];
