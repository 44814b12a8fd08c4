import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ariaCurrent } from "./navigation.ts";

type Props = { to: string; className?: string; children: ReactNode; "aria-label"?: string };

/** A link of header, menu or footer to a decoded address; the home link at home scrolls up and loads afresh (specification, section 2). */
export function NavigationLink({ to, children, ...rest }: Props) {
  const { pathname } = useLocation();
  const reload = (event: MouseEvent) => {
    if (to !== "/" || pathname !== "/" || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollTo(0, 0);
    location.reload();
  };
  if (!to.startsWith("/"))
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={encodeURI(to)} aria-current={ariaCurrent(to, pathname)} onClick={reload} {...rest}>
      {children}
    </Link>
  );
}
