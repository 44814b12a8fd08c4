import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import icon from "./icon.svg?inline";
import { NonceContext } from "./nonce.ts";
import { usePageWithoutScript } from "./page-without-script.ts";
import { paper, paperDark } from "./palette.ts";
import { PreviewContext } from "./preview-context.ts";

/** A page that is opened from its top may lay out what is far below later (site/layout/layout.css); any other is measured at once. */
const markFirstView =
  'if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.dataset.view="first"';

/** The document around every page. A page without script gets no script. */
export function Layout({ children }: { children: ReactNode }) {
  const preview = use(PreviewContext);
  const withoutScript = usePageWithoutScript() || preview !== undefined;
  const nonce = use(NonceContext);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paperDark} media="(prefers-color-scheme: dark)" />
        {preview?.head}
        <Meta />
        {/* The icon travels in the page: browsers ask for it before the first paint. The other one is for search engines. */}
        <link rel="icon" href="/icon-192.png" sizes="192x192" />
        <link rel="icon" href={icon} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own fixed text */}
        {withoutScript ? null : <script nonce={nonce} dangerouslySetInnerHTML={{ __html: markFirstView }} />}
        <Links />
      </head>
      <body>
        {preview?.bar}
        {children}
        {withoutScript ? null : (
          <>
            {/* Browsers keep the place over a reload themselves, so its script is left out (server/delivery/optimize-page.ts). */}
            <ScrollRestoration data-client-only />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
