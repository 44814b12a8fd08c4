import type { ComponentType } from "react";
import type { Permission } from "#contract/accounts/roles.ts";
import { contentKinds, type KindName } from "#contract/content-kinds.ts";
import {
  AcademyIcon,
  ClassesIcon,
  ClockIcon,
  CoursesIcon,
  DashboardIcon,
  DeleteIcon,
  EnquiriesIcon,
  ExamsIcon,
  MailIcon,
  PeopleIcon,
  PostsIcon,
  QuestionIcon,
  QuoteIcon,
  RedirectIcon,
  SettingsIcon,
  TeachersIcon,
  TextsIcon,
} from "../components/icons.tsx";

const contentIcons: Record<(typeof contentKinds)[KindName]["icon"], Section["icon"]> = {
  courses: CoursesIcon,
  exams: ExamsIcon,
  posts: PostsIcon,
  questions: QuestionIcon,
  quote: QuoteIcon,
  teachers: TeachersIcon,
  classes: ClassesIcon,
};

/** `asks`: the permissions of which one is needed to see it; undefined: everybody does. */
type Section = { name: string; address: string; icon: ComponentType<{ className?: string }>; asks?: readonly Permission[] };

export const sections: readonly Section[] = [
  { name: "Dashboard", address: "/admin/dashboard", icon: DashboardIcon },
  ...Object.values(contentKinds).map((kind) => ({
    name: kind.section,
    address: `/admin/${kind.path}`,
    icon: contentIcons[kind.icon],
    asks: ["content" as const, ...("seenBy" in kind ? [kind.seenBy] : [])],
  })),
  { name: "Enquiries", address: "/admin/enquiries", icon: EnquiriesIcon, asks: ["enquiries"] },
  { name: "Answer templates", address: "/admin/answers", icon: MailIcon, asks: ["enquiries"] },
  { name: "People", address: "/admin/people", icon: PeopleIcon, asks: ["people"] },
  { name: "Academy", address: "/admin/academy", icon: AcademyIcon, asks: ["content"] },
  { name: "Site texts", address: "/admin/words", icon: TextsIcon, asks: ["content"] },
  { name: "Settings", address: "/admin/settings", icon: SettingsIcon, asks: ["people"] },
];

/** What staff look into now and then; below the sections. */
export const records: readonly Section[] = [
  { name: "Redirects", address: "/admin/redirects", icon: RedirectIcon, asks: ["content"] },
  { name: "Trash", address: "/admin/trash", icon: DeleteIcon, asks: ["content"] },
  { name: "Activity", address: "/admin/activity", icon: ClockIcon, asks: ["activity"] },
];

export function sectionAt(pathname: string): Section | undefined {
  return [...sections, ...records].find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));
}
