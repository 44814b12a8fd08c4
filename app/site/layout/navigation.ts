type MainLink = {
  to: string;
  name: string;
  /** Addresses of its detail pages begin like this. */
  detailsUnder?: string;
};

export const mainLinks: readonly MainLink[] = [
  { to: "/", name: "Home" },
  { to: "/about", name: "About" },
  { to: "/courses", name: "Courses", detailsUnder: "/course/" },
  { to: "/exams", name: "Exams", detailsUnder: "/exam/" },
  { to: "/blog", name: "Blog", detailsUnder: "/blog/" },
  { to: "/contact", name: "Contact" },
];

/** The `aria-current` of a link on the page at `path`: "true" on the detail pages under it. */
export function ariaCurrent({ to, detailsUnder }: MainLink, path: string): "page" | "true" | undefined {
  if (path === to) return "page";
  return detailsUnder && path.startsWith(detailsUnder) ? "true" : undefined;
}

/** The footer's popular courses (specification, section 2), with the language each native name is in. */
export const popularCourses = [
  { address: "German_Deutsch", name: "German", native: "Deutsch", tag: "de" },
  { address: "Russian_Русский", name: "Russian", native: "Русский", tag: "ru" },
  { address: "Dutch_Nederlands", name: "Dutch", native: "Nederlands", tag: "nl" },
  { address: "French_Français", name: "French", native: "Français", tag: "fr" },
] as const;
