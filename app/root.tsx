import type { ReactNode } from "react";
import { Meta, Outlet, ScrollRestoration } from "react-router";
import { LateScripts } from "./late-scripts.tsx";
import { PageStyles } from "./page-styles.tsx";
import { useStillPage } from "./still-page.ts";

/** The document around every page. A still page gets no script. */
export function Layout({ children }: { children: ReactNode }) {
  const still = useStillPage();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131a19" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <PageStyles />
      </head>
      <body>
        {children}
        {still ? null : (
          <>
            <ScrollRestoration />
            <LateScripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
