import type { Permission } from "#contract/accounts/roles.ts";
import { contentKinds, type KindName } from "#contract/content-kinds.ts";
import * as icons from "../components/icons.tsx";

const contentIcons: Record<(typeof contentKinds)[KindName]["icon"], Section["icon"]> = {
  courses: icons.CoursesIcon,
  exams: icons.ExamsIcon,
  posts: icons.PostsIcon,
  questions: icons.QuestionIcon,
  quote: icons.QuoteIcon,
  teachers: icons.TeachersIcon,
  classes: icons.ClassesIcon,
  rooms: icons.RoomsIcon,
  branches: icons.BranchesIcon,
  languages: icons.LanguagesIcon,
};

/** `asks`: the permissions of which one is needed to see it; undefined: everybody does. */
type Section = { name: string; address: string; icon: icons.DrawnIcon; asks?: readonly Permission[] };

const ofKinds = Object.entries(contentKinds).map(([kind, { section, path, icon, ...more }]): Section & { kind: string } => ({
  kind,
  name: section,
  address: `/admin/${path}`,
  icon: contentIcons[icon],
  asks: ["content", ...("seenBy" in more ? [more.seenBy] : [])],
}));

/** The kinds of the specification, and the one that the desk works with; every other is among what the site shows. */
const specified: readonly string[] = ["courses", "exams", "posts", "courseQuestions", "examQuestions"] satisfies KindName[];
const ofDesk: readonly string[] = ["classes", "rooms", "branches"] satisfies KindName[];

/** The menu: first the sections of the specification (section 2), in their order. */
export const sectionGroups: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: "",
    sections: [
      { name: "Dashboard", address: "/admin/dashboard", icon: icons.DashboardIcon },
      ...ofKinds.filter(({ kind }) => specified.includes(kind)),
      { name: "Settings", address: "/admin/settings", icon: icons.SettingsIcon, asks: ["people"] },
    ],
  },
  {
    title: "Desk",
    sections: [
      { name: "Enquiries", address: "/admin/enquiries", icon: icons.EnquiriesIcon, asks: ["enquiries"] },
      ...ofKinds.filter(({ kind }) => ofDesk.includes(kind)),
      { name: "Answer templates", address: "/admin/answers", icon: icons.MailIcon, asks: ["enquiries"] },
    ],
  },
  {
    title: "Site",
    sections: [
      ...ofKinds.filter(({ kind }) => ![...specified, ...ofDesk].includes(kind)),
      { name: "Academy", address: "/admin/academy", icon: icons.AcademyIcon, asks: ["content"] },
      { name: "Look", address: "/admin/look", icon: icons.LookIcon, asks: ["content"] },
      { name: "Site texts", address: "/admin/words", icon: icons.TextsIcon, asks: ["content"] },
      { name: "Visits", address: "/admin/visits", icon: icons.VisitsIcon, asks: ["content"] },
      { name: "Redirects", address: "/admin/redirects", icon: icons.RedirectIcon, asks: ["content"] },
    ],
  },
  {
    title: "House",
    sections: [
      { name: "People", address: "/admin/people", icon: icons.PeopleIcon, asks: ["people"] },
      { name: "Activity", address: "/admin/activity", icon: icons.ClockIcon, asks: ["activity"] },
      { name: "Trash", address: "/admin/trash", icon: icons.DeleteIcon, asks: ["content"] },
    ],
  },
];

export function sectionAt(pathname: string): Section | undefined {
  const sections = sectionGroups.flatMap((group) => group.sections);
  return sections.find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));
}
