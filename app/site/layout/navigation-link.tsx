import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { isItemOf } from "#contract/site/page-address.ts";

type Props = { to: string; className?: string; children: ReactNode; "aria-label"?: string };

/** A link of header, menu or footer; `to`: a decoded address of ours, or one elsewhere. A link to the page that it is on loads that page anew. */
export function NavigationLink({ to, children, ...rest }: Props) {
  const { pathname } = useLocation();
  const isOurs = to.startsWith("/");
  return (
    <a href={isOurs ? encodeURI(to) : to} aria-current={isOurs ? ariaCurrent(to, pathname) : undefined} {...rest}>
      {children}
    </a>
  );
}

/** "true" on the detail pages under it. */
function ariaCurrent(to: string, path: string): "page" | "true" | undefined {
  if (path === to) return "page";
  return isItemOf(to, path) ? "true" : undefined;
}
