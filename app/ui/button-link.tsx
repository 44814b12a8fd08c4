import type { ReactNode } from "react";
import { Link } from "react-router";

type ButtonLook = "primary" | "secondary" | "quiet";

/** The look of everything that is pressed; for a real <button> use it as its className. */
export function buttonLook(look: ButtonLook = "primary"): string {
  return `button button-${look}`;
}

/** A link that looks like a button. Addresses of other sites and `tel:`, `mailto:` work too. */
export function ButtonLink({ to, look, className, children }: { to: string; look?: ButtonLook; className?: string; children: ReactNode }) {
  const classes = className ? `${buttonLook(look)} ${className}` : buttonLook(look);
  return /^[a-z]+:/.test(to) ? (
    <a href={to} className={classes}>
      {children}
    </a>
  ) : (
    <Link to={to} className={classes}>
      {children}
    </Link>
  );
}
