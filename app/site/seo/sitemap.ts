import { factsContext, requestDataContext } from "#app/context.ts";
import type { ContentKind } from "#contract/content-kinds.ts";
import { courseAddress } from "../courses/course-address.ts";
import { examAddress } from "../exams/exam-address.ts";
import { postAddress } from "../posts/post-address.ts";
import type { Route } from "./+types/sitemap";
import { absoluteAddress } from "./absolute-address.ts";
import { xml } from "./xml.ts";

/** What the protocol (sitemaps.org) lets one file hold: 50,000 addresses, and 50 MB unpacked. */
const mostAddresses = 50_000;
const mostLetters = 48_000_000;
const mostOfAKind = 5_000;

/** The pages of items; a kind without pages of its own has none. */
const pathOf = {
  courses: courseAddress,
  exams: examAddress,
  posts: postAddress,
  courseQuestions: undefined,
  examQuestions: undefined,
} satisfies Record<ContentKind, unknown>;

const pages = ["/", "/about", "/courses", "/exams", "/blog", "/contact", "/privacy-policy", "/terms-conditions"];

/** Every page worth finding. Of more than a sitemap may hold, the oldest posts stay out. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const courses = await requestData.addresses("courses", mostOfAKind);
  const exams = await requestData.addresses("exams", mostOfAKind);
  const posts = await requestData.addresses("posts", mostAddresses - pages.length - courses.length - exams.length);
  const urls = pages.map((path) => url(absoluteAddress(facts, path), ""));
  let letters = 0;
  const add = async <Item extends { updated: string }>(items: readonly Item[], pathOf: (item: Item) => string) => {
    for (const [index, item] of items.entries()) {
      const entry = url(absoluteAddress(facts, pathOf(item)), item.updated);
      letters += entry.length;
      if (letters > mostLetters) return;
      urls.push(entry);
      // 1000 take 3 ms; then others get their turn.
      if (index % 1000 === 999) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await add(courses, pathOf.courses);
  await add(exams, pathOf.exams);
  await add(posts, pathOf.posts);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { "content-type": "application/xml; charset=utf-8" } },
  );
}

function url(address: string, updated: string): string {
  const changed = updated && `<lastmod>${updated}</lastmod>`;
  return `<url><loc>${xml(address)}</loc>${changed}</url>`;
}
