import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { contentKinds, pagedKinds } from "#contract/content-kinds.ts";
import { classAddress } from "#contract/site/page-address.ts";
import { kindTrials } from "../factories.ts";
import { slow } from "../slow.ts";
import { scripted } from "./scripted.ts";

/** By the first part of its address, the page of an item of each kind that begins with some, and that of the first class. */
const examples = Object.fromEntries([
  ["/class/", classAddress({ id: 1, of: "German", title: "A1 weekday afternoons" })],
  ...pagedKinds.flatMap((kind) => {
    const { page, path } = contentKinds[kind];
    const slug = kindTrials[path].example;
    return slug === undefined ? [] : [[`/${page.part}/`, page.address({ id: 0, slug, title: "" })]];
  }),
]);
export const unknownPage = "/no-such-page";

function addressesOf(named: RegExp, entries: RouteConfigEntry[] = routes, above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return [...(named.test(entry.file) ? addressOf(path || "/") : []), ...addressesOf(named, entry.children ?? [], path)];
  });
}

/** None for a page whose items staff make first (tests/every-page.db.test.ts says if there is no other reason). */
function addressOf(path: string): string[] {
  if (path === "/*") return [unknownPage];
  return path.includes(":") ? [examples[path.replace(/:.*/, "")] ?? []].flat() : [path];
}

/** Every page of the site; the last one is the page of an unknown address. */
export const publicPages = addressesOf(/^site\/.*-page\.tsx$/);

/** One page of each make: what is tried on every page is tried on these by `npm test`, on the others by `npm run test:all`. */
const quickPages = publicPages.filter((path) => /^\/($|course\/|classes$|class\/|contact$)/.test(path));
export const tagOf = (path: string) => (quickPages.includes(path) ? [] : "@all");
/** For a test that walks through them by itself. */
export const pagesToWalk = slow ? publicPages : quickPages;

export const staffScreens = addressesOf(/^admin\/(?!session\/|layout\/).*-page\.tsx$/);

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scripted(page);
}
