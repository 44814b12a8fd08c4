type Place = { to: string; name: string /** Addresses of its detail pages begin like this. */; within?: string };

/** The main navigation, in order. */
export const places: readonly Place[] = [
  { to: "/", name: "Home" },
  { to: "/about", name: "About" },
  { to: "/courses", name: "Courses", within: "/course/" },
  { to: "/exams", name: "Exams", within: "/exam/" },
  { to: "/blog", name: "Blog", within: "/blog/" },
  { to: "/contact", name: "Contact" },
];

/** How a link says where the visitor is: on that very page, or inside that part of the site. */
export function currency(place: Place, path: string): "page" | "true" | undefined {
  if (path === place.to) return "page";
  return place.within && path.startsWith(place.within) ? "true" : undefined;
}

/** The footer's popular courses (specification, section 2), with the language each native name is in. */
export const popularCourses = [
  { address: "German_Deutsch", name: "German", native: "Deutsch", tag: "de" },
  { address: "Russian_Русский", name: "Russian", native: "Русский", tag: "ru" },
  { address: "Dutch_Nederlands", name: "Dutch", native: "Nederlands", tag: "nl" },
  { address: "French_Français", name: "French", native: "Français", tag: "fr" },
] as const;
