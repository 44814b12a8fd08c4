import { pagesOf } from "#contract/site/page-address.ts";
import type { NamedLink } from "#contract/site-texts/text-shapes.ts";

/** The menu with the classes behind what they are classes of, where staff have not put them elsewhere; the others stay in their order. */
export function withClasses(menu: readonly NamedLink[], name: string): readonly NamedLink[] {
  const classes = { name, to: pagesOf.classes.list };
  if (menu.some(({ to }) => to === classes.to)) return menu;
  const subjects = [pagesOf.courses.list, pagesOf.exams.list];
  const at = menu.findLastIndex(({ to }) => subjects.includes(to)) + 1;
  return at === 0 ? menu : menu.toSpliced(at, 0, classes);
}
