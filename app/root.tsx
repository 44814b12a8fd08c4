import { type ReactNode, use } from "react";
import { Links, Meta, Outlet } from "react-router";
import { firstColours } from "#contract/look/first-colours.ts";
import { iconAddress } from "#contract/look/shown-look.ts";
import icon from "./icon.svg?inline";
import { LookContext } from "./look-context.ts";
import { PreviewContext } from "./preview-context.ts";

/** The document around every page. Scripts are of its site or its back office (site-layout.tsx, admin-root.tsx). */
export function Layout({ children }: { children: ReactNode }) {
  const preview = use(PreviewContext);
  const { colours, shown } = use(LookContext);
  const { light, dark, alone } = colours;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
        {preview?.head}
        <Meta />
        {/* The icon travels in the page: browsers ask for it before the first paint. The other one is for search engines. */}
        <link rel="icon" href={iconAddress(shown, "icon-192.png")} sizes="192x192" />
        {shown?.hasMark ? null : (
          <link rel="icon" href={icon.replace(firstColours.alone.icon.slice(1), alone.icon.slice(1))} type="image/svg+xml" sizes="any" />
        )}
        <link rel="apple-touch-icon" href={iconAddress(shown, "apple-touch-icon.png")} />
        <Links />
      </head>
      <body>
        {preview?.bar}
        {children}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
