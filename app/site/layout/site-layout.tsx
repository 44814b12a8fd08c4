import { useState } from "react";
import { Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import displayFont from "#.cache/fonts/fraunces-latin-600.woff2?url";
import textFont from "#.cache/fonts/source-sans-3-latin-wght.woff2?url";
import { useAfterLoad } from "#app/ui/after-load.ts";
import facesSheet from "#app/ui/fonts.css?url";
import { factsContext, requestDataContext } from "../../context.ts";
import { newestFacts } from "../seo/page-meta.ts";
import type { Route } from "./+types/site-layout";
import { ErrorView } from "./error-view.tsx";
import { movedCourses } from "./moved-courses.ts";
import { PageShell } from "./page-shell.tsx";
import "../site.css";
import { firstLayoutTexts } from "./first-texts.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { popular } = { ...firstLayoutTexts, ...facts.layout };
  const moved = movedCourses(popular, await context.get(requestDataContext).cards("courses"), firstLayoutTexts.popular);
  // Names of empty things would travel with every page: 27 bytes.
  return { facts, ...(Object.keys(moved).length > 0 && { moved }) };
}

/** They change seldom: fetched once, and still there when a navigation fails. Newer facts come with each page's own data. */
export const shouldRevalidate = () => false;

/**
 * Only the faces seen above the fold are preloaded; the others come with their text. They have a sheet of their own, because a sheet with
 * faces that comes late makes a browser lay the whole page out again (25 ms, four times as much on a phone).
 */
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: facesSheet },
  ...[textFont, displayFont].map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const })),
  { rel: "alternate", type: "application/atom+xml", title: "Blog", href: "/feed.xml" },
];

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const loaded = useAfterLoad();
  const facts = newestFacts(useMatches()) ?? loaderData.facts;
  const { key } = useLocation();
  // After a reload its key is that of an earlier page.
  const [opened] = useState(key);
  return (
    <PageShell {...loaderData} facts={facts}>
      <Outlet />
      {/* Only for putting the site on a home screen: nothing that the first view should wait for. */}
      {loaded && <link rel="manifest" href="/site.webmanifest" />}
      {/* The page that was opened brought the faces that it needs, and no others. */}
      {key !== opened && <link rel="stylesheet" href={facesSheet} />}
    </PageShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const loaderData = useRouteLoaderData<typeof loader>("site/layout/site-layout");
  const view = <ErrorView error={error} facts={loaderData?.facts} />;
  return (
    <>
      <title>Something went wrong</title>
      {loaderData ? <PageShell {...loaderData}>{view}</PageShell> : <main>{view}</main>}
    </>
  );
}
