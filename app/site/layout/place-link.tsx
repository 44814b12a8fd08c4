import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { currency, places } from "./navigation.ts";

type Props = { to: string; className?: string; children: ReactNode; "aria-label"?: string };

/** A link of the frame. It marks the current page; to the home page on the home page it scrolls up and loads afresh. */
export function PlaceLink({ to, children, ...rest }: Props) {
  const { pathname } = useLocation();
  const place = places.find((one) => one.to === to);
  const reload = (event: MouseEvent) => {
    if (to !== "/" || pathname !== "/" || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollTo(0, 0);
    location.reload();
  };
  return (
    <Link to={to} aria-current={place && currency(place, pathname)} onClick={reload} {...rest}>
      {children}
    </Link>
  );
}
