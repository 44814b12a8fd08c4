import type { ReactNode } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useMatches } from "react-router";
import { LateScripts } from "./late-scripts.tsx";

/** A page that sets `handle = { still: true }` has nothing to operate and gets no script. */
export function Layout({ children }: { children: ReactNode }) {
  const still = useMatches().some(({ handle }) => typeof handle === "object" && handle !== null && "still" in handle);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
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
