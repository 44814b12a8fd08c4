import type { ValuesOf } from "../fields/field.ts";
import { group, laterLine, line, lines, links, textsKind } from "./texts-kind.ts";

const menu = [
  { name: "Home", to: "/" },
  { name: "About", to: "/about" },
  { name: "Courses", to: "/courses" },
  { name: "Exams", to: "/exams" },
  { name: "Blog", to: "/blog" },
  { name: "Contact", to: "/contact" },
];

/** Around every page: the menu, the links at its foot, and what is said where no page is. */
export const layoutTexts = textsKind({ part: "layout", title: "Menu and footer", page: "/" }, [
  group("Menu", "top of every page.", {
    menu: links("Links", "menu link", 8, menu, 1),
    classes: laterLine(
      "Name of the link to the classes",
      30,
      "Classes",
      "Shown behind courses and exams while there are classes, where no link above leads there.",
    ),
    search: line("Name of the link to the search", 30, "Search", "It stands behind the others."),
  }),
  group("Footer", "bottom of every page.", {
    quick_title: laterLine("Heading of the quick links", 60, "Quick links"),
    more_days: laterLine("Link to Contact, where more than two days have other hours", 60, "More days with other hours"),
    popular_title: laterLine("Heading of the popular courses", 60, "Popular courses"),
    social_title: laterLine("Heading of the links to other places", 60, "Follow us"),
    quick_links: links("Quick links", "quick link", 12, [
      ...menu,
      { name: "Classes", to: "/classes" },
      { name: "Privacy Policy", to: "/privacy-policy" },
      { name: "Terms & Conditions", to: "/terms-conditions" },
    ]),
    // Of the specification, section 2.
    popular: links("Popular courses", "popular course", 8, [
      { name: "German Deutsch", to: "/course/German_Deutsch" },
      { name: "Russian Русский", to: "/course/Russian_Русский" },
      { name: "Dutch Nederlands", to: "/course/Dutch_Nederlands" },
      { name: "French Français", to: "/course/French_Français" },
    ]),
  }),
  group("Page not found", "wherever somebody follows an address that does not exist.", {
    missing_head: laterLine("Title of the window", 60, "Page not found"),
    missing_title: line("Heading", 120, "We cannot find that page"),
    missing: lines("Text", 400, "The address may be mistyped, or the page may have moved. Our courses and a person to ask are close by."),
  }),
]);
export type LayoutTexts = ValuesOf<typeof layoutTexts.list>;
