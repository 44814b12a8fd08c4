import { factsContext, visitContext } from "#app/context.ts";
import { postAddress } from "../blog/post-address.ts";
import { courseAddress } from "../courses/course-address.ts";
import { examAddress } from "../exams/exam-address.ts";
import type { Route } from "./+types/sitemap";
import { absoluteAddress } from "./absolute-address.ts";
import { everyPost } from "./every-post.ts";
import { xml } from "./xml.ts";

type Entry = { path: string; changed?: string };

const pages = ["/", "/about", "/courses", "/exams", "/blog", "/contact", "/privacy-policy", "/terms-conditions"];

/** Every page worth finding. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const visit = context.get(visitContext);
  const [courses, exams, posts] = await Promise.all([visit.courses(), visit.exams(), everyPost(visit)]);
  const entries: Entry[] = [
    ...pages.map((path) => ({ path })),
    ...courses.map((course) => ({ path: courseAddress(course) })),
    ...exams.map((exam) => ({ path: examAddress(exam) })),
    ...posts.map((post) => ({ path: postAddress(post), changed: post.date })),
  ];
  const urls = entries.map(({ path, changed = "" }) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(changed) ? `<lastmod>${changed}</lastmod>` : "";
    return `<url><loc>${xml(absoluteAddress(facts, path))}</loc>${day}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { "content-type": "application/xml; charset=utf-8" } },
  );
}
