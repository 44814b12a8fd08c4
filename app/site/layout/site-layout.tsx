import displayFont from "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url";
import textFont from "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url";
import { Outlet, useRouteError, useRouteLoaderData } from "react-router";
import { factsContext } from "../../context.ts";
import type { Route } from "./+types/site-layout";
import { Frame } from "./frame.tsx";
import { Trouble } from "./trouble.tsx";
import "../site.css";

export function loader({ context }: Route.LoaderArgs) {
  return { facts: context.get(factsContext) };
}

/** The facts are configuration: fetched once, and still there when a navigation fails. */
export const shouldRevalidate = () => false;

/** Only the faces seen above the fold; the others come with the text that needs them. */
export const links: Route.LinksFunction = () => [
  ...[textFont, displayFont].map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const })),
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", type: "application/atom+xml", title: "Blog", href: "/feed.xml" },
];

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame facts={loaderData.facts}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const facts = useRouteLoaderData<typeof loader>("site/layout/site-layout")?.facts;
  const trouble = <Trouble error={error} phone={facts?.phone} />;
  return (
    <>
      <title>Something went wrong</title>
      {facts ? <Frame facts={facts}>{trouble}</Frame> : <main>{trouble}</main>}
    </>
  );
}
