import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ariaCurrent, mainLinks } from "./navigation.ts";

type Props = { to: string; className?: string; children: ReactNode; "aria-label"?: string };

/** A link of the header, the menu or the footer; to the home page on the home page it scrolls up and loads afresh (specification, section 2). */
export function NavigationLink({ to, children, ...rest }: Props) {
  const { pathname } = useLocation();
  const mainLink = mainLinks.find((link) => link.to === to);
  const reload = (event: MouseEvent) => {
    if (to !== "/" || pathname !== "/" || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollTo(0, 0);
    location.reload();
  };
  return (
    <Link to={to} aria-current={mainLink && ariaCurrent(mainLink, pathname)} onClick={reload} {...rest}>
      {children}
    </Link>
  );
}
