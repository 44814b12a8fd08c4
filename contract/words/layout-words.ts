import type { AcademyFacts } from "../site/academy-facts.ts";
import type { NamedLink } from "./word-shapes.ts";
import type { WordsOf } from "./words-fields.ts";

/** Around every page: the menu, the links at its foot, and what is said where no page is. */
export type LayoutWords = WordsOf<"layout">;

const menu: NamedLink[] = [
  { name: "Home", to: "/" },
  { name: "About", to: "/about" },
  { name: "Courses", to: "/courses" },
  { name: "Exams", to: "/exams" },
  { name: "Blog", to: "/blog" },
  { name: "Contact", to: "/contact" },
];

/** What stands around every page until staff say something else. */
export const firstLayoutWords: LayoutWords = {
  menu,
  quick_links: [
    ...menu,
    { name: "Classes", to: "/classes" },
    { name: "Privacy Policy", to: "/privacy-policy" },
    { name: "Terms & Conditions", to: "/terms-conditions" },
  ],
  // Of the specification, section 2.
  popular: [
    { name: "German Deutsch", to: "/course/German_Deutsch" },
    { name: "Russian Русский", to: "/course/Russian_Русский" },
    { name: "Dutch Nederlands", to: "/course/Dutch_Nederlands" },
    { name: "French Français", to: "/course/French_Français" },
  ],
  missing_title: "We cannot find that page",
  missing: "The address may be mistyped, or the page may have moved. Our courses and a person to ask are close by.",
};

/** Something that everybody should read at the top of the pages named; none are named: of all. Dates are "" for no end. */
export type NoticeWords = { text: string; link: string; link_name: string; from: string; to: string; pages: string[] };

export type Notice = { text: string; link?: string; name?: string; pages?: string[] };

/** The facts as every page carries them, with what staff changed in the layout, and the notice of the day. */
export type SiteFacts = AcademyFacts & { layout?: Partial<LayoutWords>; notice?: Notice };

export function isForPage({ pages }: Notice, path: string): boolean {
  if (!pages) return true;
  return pages.some((start) => (start === "/" ? path === "/" : path.startsWith(start)));
}
