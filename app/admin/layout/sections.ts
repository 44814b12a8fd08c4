import type { ComponentType } from "react";
import type { ContentIcon } from "#contract/content-kind.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import {
  ClockIcon,
  CoursesIcon,
  DashboardIcon,
  DeleteIcon,
  EnquiriesIcon,
  ExamsIcon,
  PostsIcon,
  QuestionIcon,
  SettingsIcon,
} from "../components/icons.tsx";

const contentIcons: Record<ContentIcon, Section["icon"]> = {
  courses: CoursesIcon,
  exams: ExamsIcon,
  posts: PostsIcon,
  questions: QuestionIcon,
};

type Section = { name: string; address: string; icon: ComponentType<{ className?: string }> };

/** The sections of the back office, in the order of the sidebar. */
export const sections: readonly Section[] = [
  { name: "Dashboard", address: "/admin/dashboard", icon: DashboardIcon },
  ...Object.values(contentKinds).map(({ section, path, icon }) => ({ name: section, address: `/admin/${path}`, icon: contentIcons[icon] })),
  { name: "Enquiries", address: "/admin/enquiries", icon: EnquiriesIcon },
  { name: "Settings", address: "/admin/settings", icon: SettingsIcon },
];

/** What staff look into now and then; below the sections. */
export const records: readonly Section[] = [
  { name: "Trash", address: "/admin/trash", icon: DeleteIcon },
  { name: "Activity", address: "/admin/activity", icon: ClockIcon },
];
