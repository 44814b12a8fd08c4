import siteScript from "virtual:site-script";
import { use } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import displayFont from "#.cache/fonts/fraunces-latin-600.woff2?url";
import textFont from "#.cache/fonts/source-sans-3-latin-wght.woff2?url";
import { FactsContext } from "#app/facts-context.ts";
import { PreviewContext } from "#app/preview-context.ts";
import facesSheet from "#app/ui/fonts.css?url";
import { courseAddress } from "#contract/site/page-address.ts";
import { factsContext, requestDataContext } from "../../context.ts";
import { firstTexts } from "../texts.ts";
import type { Route } from "./+types/site-layout";
import { ErrorView } from "./error-view.tsx";
import { movedCourses } from "./moved-courses.ts";
import { PageShell } from "./page-shell.tsx";
import "../site.css";

/** Courses in the footer while nobody chose any that is there. */
const mostOwn = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const { popular } = { ...firstTexts.layout, ...facts.layout };
  const [courses, languages] = await Promise.all([requestData.names("courses"), requestData.languages()]);
  const moved = movedCourses(popular, courses, firstTexts.layout.popular, languages);
  // Those that the program began with are gone with the samples: the academy's own first ones stand there.
  const own =
    popular.length > 0 &&
    popular.every(({ to }) => moved[to] === "") &&
    courses.slice(0, mostOwn).map((course) => ({ name: course.title, to: decodeURI(courseAddress(course)) }));
  return { facts, languages, moved, ...(own && { popular: own }) };
}

/**
 * Only the faces seen above the fold are preloaded; the others come with their text. They have a sheet of their own, because a sheet with
 * faces that comes late makes a browser lay the whole page out again (25 ms, four times as much on a phone).
 */
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: facesSheet },
  ...[textFont, displayFont].map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const })),
  { rel: "alternate", type: "application/atom+xml", href: "/feed.xml" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Public pages are documents: React makes them on the server and is not in them (decision 54). A preview runs nothing at all. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const isPreview = use(PreviewContext) !== undefined;
  return (
    <PageShell {...loaderData}>
      <Outlet />
      {/* Low: it waits for the first paint's fonts and picture, which its 75 ms of a cheap phone's time would delay. */}
      {!isPreview && <script type="module" fetchPriority="low" src={siteScript} />}
    </PageShell>
  );
}

/** Also where the layout's own data did not come, as after a form that failed: the facts are known anyway. */
export function ErrorBoundary() {
  const loaderData = useRouteLoaderData<typeof loader>("site/layout/site-layout");
  const facts = use(FactsContext);
  if (!facts) return null;
  return (
    <PageShell languages={[]} {...loaderData} facts={facts}>
      <ErrorView facts={facts} />
    </PageShell>
  );
}
